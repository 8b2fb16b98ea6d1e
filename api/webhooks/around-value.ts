import { z } from 'zod'
import { isRecord } from '#workflows/domain/is-record.ts'

/** Whatever else is written around its digits: sources are found by it. */
const NumberId = z
  .preprocess((id) => [id].flat(4)[0], z.union([z.string(), z.number()]))
  .transform((id) => String(id).replace(/[^\w-]/g, ''))
  .refine((id) => id !== '')
const Metadata = z.looseObject({ phone_number_id: NumberId })
const Account = z.union([z.string().min(1).max(100), z.number()]).transform(String)

/** What a notification tells of one number: `phone_number_id` is a text, all else is as Meta sent it. */
export type NumberValue = UnnamedValue & { metadata: { phone_number_id: string } }
/** `account`: the business account that Meta names around it. */
export type UnnamedValue = Record<string, unknown> & { account: string | undefined }

/** What is said around a value, by the nearest that says it. */
export type Around = {
  account: string | undefined
  metadata: NumberValue['metadata'] | undefined
  contacts: unknown
  /** Of a phone's earlier conversations. */
  isHistory: boolean
  /** Of what the host writes on a phone. */
  isEcho: boolean
}

/** As it is around what stands in this node. */
export const aroundOf = (node: Record<string, unknown>, around: Around): Around => ({
  account: (Object.hasOwn(node, 'changes') ? Account.safeParse(node.id).data : undefined) ?? around.account,
  metadata: Metadata.safeParse(node.metadata).data ?? around.metadata,
  contacts: node.contacts ?? (isRecord(node.context) ? [node.context] : around.contacts),
  isHistory: around.isHistory || node.field === 'history' || Object.hasOwn(node, 'history'),
  isEcho: around.isEcho || node.field === 'smb_message_echoes',
})
