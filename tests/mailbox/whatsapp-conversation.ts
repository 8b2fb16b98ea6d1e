import { pollSource } from '#activities/ingest/watch-source.ts'
import { valuesOfNotification } from '#api/webhooks/values-of-notification.ts'
import type { Prisma } from '#prisma/client.ts'
import { asOwner } from '#tests/api/given.ts'
import { addWhatsapp } from '#tests/mailbox/whatsapp-source.ts'
import type { SendBench } from '#tests/reply/send-bench.ts'

export type Source = Awaited<ReturnType<typeof addWhatsapp>>
export const guest = '393331234567'
const host = '390655501000'
export const ago = (minutes: number) => String(Math.floor(Date.now() / 1000) - minutes * 60)
const said = (body: string, minutes = 0) => ({
  id: crypto.randomUUID(),
  timestamp: ago(minutes),
  type: 'text',
  text: { body },
})
export const asked = (body: string, minutes = 0) => ({ ...said(body, minutes), from: guest })
export const answered = (body: string, minutes = 0) => ({ ...said(body, minutes), from: host, to: guest })

export const rows = ({ sourceId }: Source) =>
  asOwner().message.findMany({ where: { sourceId }, orderBy: [{ createdAt: 'asc' }, { storedAt: 'asc' }] })
export const chats = ({ sourceId }: Source) => asOwner().chat.findMany({ where: { sourceId } })
export const codes = (reasons: unknown) => (reasons as { code: string }[]).map(({ code }) => code)
export const statusOf = async (id: string) => (await asOwner().message.findUniqueOrThrow({ where: { id } })).status

/** What Meta tells the sources of a bench. */
export function whatsappOf(bench: SendBench) {
  /** As Meta sends it in a field, read by the source. */
  async function arrives(source: Source, field: string, content: object) {
    const metadata = { phone_number_id: source.phoneNumberId, display_phone_number: `+${host}` }
    const notification = { entry: [{ id: '1', changes: [{ field, value: { metadata, ...content } }] }] }
    const { values } = valuesOfNotification(JSON.parse(JSON.stringify(notification)))
    const { hostId, sourceId } = source
    for (const { account: _, ...value } of values) {
      const body: Prisma.InputJsonObject = JSON.parse(JSON.stringify(value))
      await bench.inHost((tx) => tx.webhookEvent.create({ data: { hostId, sourceId, body } }))
    }
    await pollSource(bench.deps, source, new AbortController().signal)
  }
  const messages = (source: Source, ...list: object[]) => arrives(source, 'messages', { messages: list })
  const echoes = (source: Source, ...list: object[]) => arrives(source, 'smb_message_echoes', { message_echoes: list })
  const history = (source: Source, ...list: object[]) =>
    arrives(source, 'history', {
      history: [{ metadata: { phase: 0, progress: 100 }, threads: [{ id: guest, messages: list }] }],
    })

  /** A question with a draft that would leave by itself now. */
  async function askedWithDraft(
    status: 'scheduled' | 'pending' = 'scheduled',
    body = 'C’è il parcheggio?',
    minutes = 1,
  ) {
    const source = await addWhatsapp(bench)
    const question = asked(body, minutes)
    await messages(source, question)
    const [row] = await rows(source)
    if (row === undefined) throw new Error('not stored')
    const place = { chatId: row.chatId, guestMessageId: row.id }
    const options = { text: 'Sì, in giardino.', confidence: 10, undoUntil: new Date(Date.now() - 1_000) }
    const draft = await bench.draft(place, status, options)
    await asOwner().message.update({ where: { id: draft }, data: { sourceId: source.sourceId } })
    return { source, question, draft, chatId: row.chatId }
  }
  return { arrives, messages, echoes, history, askedWithDraft }
}
