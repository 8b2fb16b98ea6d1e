import type { ActivityDeps } from '#activities/deps.ts'
import { eachHostApart } from '#activities/process/each-host-apart.ts'
import { pagesById } from '#activities/process/pages-by-id.ts'
import { readDebugSettings } from '#prisma/debug-settings.ts'
import { readOwedQuestions } from '#prisma/deferrals/owed-questions.ts'
import type { OwedBecause } from '#prisma/generated/enums.ts'
import { inHost } from '#prisma/host-scope.ts'
import { AppError } from '#workflows/domain/errors.ts'
import type { HostLanguage } from '#workflows/domain/host-language.ts'
import type { SendDeps } from './channel-of.ts'
import { createGrowingPauses } from './growing-pauses.ts'
import { OWED_ANSWER_WORDS } from './owed-answer-words.ts'
import { readerOf } from './reader-of-host.ts'
import { sendByAny } from './send-by-any.ts'

type TellDeps = SendDeps & Pick<ActivityDeps, 'engineDb'>
type Untold = {
  id: string
  hostId: string
  chatId: string
  owedBecause: OwedBecause
  sentence: string
  questions: unknown
  chat: { sender: string | null }
}

/** Tells hosts by mail, in their language, of each answer that is owed to a guest: once. Who cannot be told is tried again, seldomer, and hides no other. */
export function createTellOwedAnswers(deps: TellDeps): () => Promise<void> {
  const pauses = createGrowingPauses(deps.now)
  const tell = async (owed: Untold) => {
    if (!pauses.isDue(owed.id)) return
    pauses.tried(owed.id)
    await tellHost(deps, owed)
  }
  return async () => {
    const switches = await readDebugSettings(deps.db)
    if (!switches.sendEmail || switches.useMockEmail) return
    const untold: Untold[] = []
    for await (const owed of pagesById((after, most) => findUntold(deps, { after, most }))) untold.push(...owed)
    pauses.keepOnly(new Set(untold.map(({ id }) => id)))
    await eachHostApart(untold, tell, { name: 'tell of an owed answer', log: deps.log })
  }
}

const findUntold = ({ engineDb }: TellDeps, { after, most }: { after: string; most: number }): Promise<Untold[]> =>
  engineDb.deferral.findMany({
    where: { id: { gt: after }, settledAt: null, toldAt: null, owedAt: { not: null } },
    orderBy: { id: 'asc' },
    take: most,
    select: {
      ...{ id: true, hostId: true, chatId: true, owedBecause: true, sentence: true, questions: true },
      chat: { select: { sender: true } },
    },
  })

async function tellHost(deps: TellDeps, owed: Untold): Promise<void> {
  const { to, language } = await readerOf(deps, owed.hostId)
  if (to === '') return
  const words = OWED_ANSWER_WORDS[language]
  const outcome = await sendByAny(
    deps,
    { hostIds: [owed.hostId] },
    {
      ...{ key: `owed:${owed.id}`, forHost: owed.hostId },
      to,
      subject: words.subject(owed.chat.sender ?? words.guest),
      text: textOf(owed, `${deps.config.publicUrl ?? ''}/chat/${owed.chatId}`, language),
      ...markOnce(deps, owed),
    },
  )
  deps.log.info({ deferralId: owed.id, outcome: outcome?.outcome ?? 'no sender' }, 'mail about an owed answer')
}

function textOf({ chat, owedBecause, sentence, questions }: Untold, link: string, language: HostLanguage): string {
  const words = OWED_ANSWER_WORDS[language]
  const asked = readOwedQuestions(questions).map(({ text }) => `- ${text}`)
  const guest = chat.sender ?? words.guest
  return [
    ...[words.greeting, '', words.why[owedBecause](guest)],
    ...(asked.length === 0 ? [] : [words.questions, ...asked]),
    ...(owedBecause === 'promised' ? [words.promised(sentence)] : []),
    ...['', words.open, link, '', 'Locanda', ''],
  ].join('\n')
}

/** Told from when the mail begins to leave, unless another worker was first; not told where nobody takes it. */
function markOnce(deps: TellDeps, { id, hostId }: Untold) {
  const toldAt = deps.now()
  return {
    async onTransmit() {
      const where = { id, hostId, toldAt: null, settledAt: null }
      const { count } = await inHost(deps.db, hostId, (tx) => tx.deferral.updateMany({ where, data: { toldAt } }))
      if (count === 0) throw new AppError('conflict', { code: 'host_asked_before' })
    },
    onRefused: async () =>
      void (await inHost(deps.db, hostId, (tx) =>
        tx.deferral.updateMany({ where: { id, hostId, toldAt }, data: { toldAt: null } }),
      )),
  }
}
