import type { ChatFilters } from '#api/contract/chats.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import type { Channel } from '#workflows/domain/channels.ts'

/** The channels and properties of all the host's chats: one look into an index for each, however many chats have it. */
export const listChatFilters = ({ deps, host }: HostContext): Promise<ChatFilters> =>
  inHost(deps.db, host.id, async (tx) => {
    const channels = await tx.$queryRaw<{ name: Channel }[]>`
      with recursive met as (
        (select channel from chat where host_id = ${host.id}::uuid order by channel limit 1)
        union all
        select (select c.channel from chat c where c.host_id = ${host.id}::uuid and c.channel > met.channel
          order by c.channel limit 1) from met where met.channel is not null)
      select channel as name from met where channel is not null`
    const properties = await tx.$queryRaw<ChatFilters['properties']>`
      select p.id::text, p.name from property p where p.host_id = ${host.id}::uuid
        and exists (select from chat c where c.host_id = p.host_id and c.property_id = p.id)
      order by lower(p.name), p.id`
    return { channels: channels.map(({ name }) => name), properties }
  })
