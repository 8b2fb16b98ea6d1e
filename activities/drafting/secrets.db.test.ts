import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { composeDraft } from '#activities/drafting/compose-draft.ts'
import { makeWorld, NOW, type World } from '#activities/drafting/drafting.fixture.ts'
import type { DraftingDeps, DraftingEvent } from '#activities/drafting/drafting-deps.ts'
import { createModelDrafter } from '#activities/drafting/model-drafter.ts'
import { rounds } from '#tests/rounds.ts'
import { type ModelServer, startModelServer } from '#tests/stand-ins/model-server.ts'
import { SECRET_CASES } from '#workflows/domain/secrets/secret-cases.fixture.ts'

/** One house with every form of secret that the table knows would hide none of them: a few at a time. */
const AT_ONCE = 12

let world: World
let server: ModelServer
const events: DraftingEvent[] = []
let deps: DraftingDeps
beforeAll(async () => {
  const { adminDatabaseUrl, appDatabaseUrl } = inject('parts')
  world = await makeWorld({ adminUrl: adminDatabaseUrl, appUrl: appDatabaseUrl })
  server = await startModelServer()
  const model = createModelDrafter({ baseUrl: server.baseUrl, name: 'stand-in', silenceMs: 5000 })
  deps = { ...world.deps, model, note: (event) => void events.push(event) }
})
afterAll(async () => {
  await server.close()
})

/** A model that says back whatever it was shown, wherever it can. */
function repeatEverything() {
  server.answerWith(({ messages }) => {
    const shown = messages
      .map(({ content }) => content)
      .join('\n')
      .slice(-3000)
    const claims = [{ sentence: shown.slice(0, 200), fact: 'property.additionalInfo' }]
    const rest = { language: 'it', confidence: 10, topics: [shown.slice(0, 200)], unknowns: [shown.slice(0, 200)] }
    return { content: JSON.stringify({ reply: shown, claims, risks: [], needsReply: true, ...rest }) }
  })
}

/** Words and figures with a blank around each; ids and times are none. */
const wordsOf = (told: unknown): string =>
  JSON.stringify(told, (_key, value: unknown) => (typeof value === 'bigint' ? '' : value))
    .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '')
    .replace(/\\n/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')

const pages = Array.from(
  { length: Math.ceil(SECRET_CASES.length / AT_ONCE) },
  (_, page) => [page, SECRET_CASES.slice(page * AT_ONCE, (page + 1) * AT_ONCE)] as const,
)

/** That each form is found has a test without a database; here it is that a draft goes through what finds it. */
const PAGES = rounds({ usual: pages.filter(([page]) => page % 4 === 0), long: pages })

test.each(PAGES)(
  'secrets of the house, the instructions and the conversation stay in the building (%i)',
  async (page, cases) => {
    const { owner, hostId, chatId, propertyId, sourceId } = world
    server.requests.length = 0
    events.length = 0
    const text = cases.map(([, one]) => one).join('\n\n')
    await owner.property.update({ where: { id: propertyId }, data: { additionalInfo: text, name: `Casa ${page}` } })
    await owner.aiSettings.update({
      where: { hostId },
      data: { defaultInstruction: text, systemPrompt: text, defaultTone: text },
    })
    const at = new Date(NOW.getTime() - 1_000_000 + page * 1000)
    const place = { hostId, chatId, sourceId, kind: 'host_reply' as const, status: 'sent' as const, createdAt: at }
    const { headSeq } = await owner.chat.findUniqueOrThrow({ where: { id: chatId } })
    await owner.message.create({ data: { ...place, seq: headSeq + 1, text } })
    await owner.chat.update({ where: { id: chatId }, data: { headSeq: headSeq + 1 } })

    for (const [question, model] of [
      [`A che ora è il check-in? ${page}`, deps.model],
      [`Qual è il codice, la password del wifi e dove sono le chiavi? ${page}`, undefined],
    ] as const) {
      repeatEverything()
      const guestMessageId = await world.say({ text: question, at: NOW })
      await composeDraft({ ...deps, model }, { hostId, guestMessageId })
      const drafts = await owner.message.findMany({ where: { answersId: guestMessageId } })
      expect(drafts[0]?.text).not.toBe('')
      const trail = await owner.auditEvent.findMany({ where: { hostId } })
      const told = [
        server.requests,
        drafts,
        events,
        trail.map(({ detail }) => detail),
        await owner.liveEvent.findMany({ where: { hostId } }),
      ]
      const seen = wordsOf(told)
      const leaked = cases.flatMap(([, , secrets]) => secrets).filter((secret) => seen.includes(wordsOf(secret)))
      expect(leaked).toEqual([])
    }
  },
)

test('a draft for the wifi password keeps its placeholder, and the host’s mark opens it', async () => {
  // A house of its own: what was asked above is still owed an answer there.
  const { adminDatabaseUrl: adminUrl, appDatabaseUrl: appUrl } = inject('parts')
  const own = await makeWorld({ adminUrl, appUrl })
  const { owner, hostId, propertyId } = own
  await owner.property.update({ where: { id: propertyId }, data: { additionalInfo: 'Wi-Fi: CasaMelo, Granata77' } })
  await owner.aiSettings.update({
    where: { hostId },
    data: { defaultInstruction: '', systemPrompt: '', defaultTone: '' },
  })
  const ask = async () => {
    const guestMessageId = await own.say({ text: 'What is the wifi password?' })
    await composeDraft(own.deps, { hostId, guestMessageId })
    return owner.message.findFirstOrThrow({ where: { answersId: guestMessageId, kind: 'draft' } })
  }
  expect(await ask()).toMatchObject({
    text: expect.stringMatching(/The Wi-Fi password is \[\[secret:wifi_password(_\d+)?\]\]\./),
    status: 'pending',
  })
  await owner.propertySecret.updateMany({ where: { propertyId, kind: 'wifi_name' }, data: { isSecret: false } })
  expect((await ask()).text).not.toContain('secret:wifi_name')
})
