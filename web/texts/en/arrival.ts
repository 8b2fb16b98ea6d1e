import type { arrival as arrivalIt } from '#web/texts/it/arrival.ts'
import type { TextsLike } from '#web/texts/texts-like.ts'

/** Of what may be in the way of a reply, said before it leaves. */
export const arrival: TextsLike<typeof arrivalIt> = {
  never: 'It cannot arrive',
  perhaps: 'It may not arrive',
  wayOut: {
    template: () => 'Reach the guest in another way, or wait until they write.',
    platform: (name: string) => `Open the conversation on ${name}.`,
    address: () => 'Write to another address of the guest.',
    shorten: () => 'Shorten the text.',
  },
}
