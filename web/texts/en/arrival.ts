import type { arrival as arrivalIt } from '#web/texts/it/arrival.ts'
import type { TextsLike } from '#web/texts/texts-like.ts'

/** Of what may be in the way of a reply, said before it leaves. */
export const arrival: TextsLike<typeof arrivalIt> = {
  never: 'It cannot arrive',
  perhaps: 'It may not arrive',
  wayOut: {
    template: () => 'Send an approved template, or wait until the guest writes.',
    platform: (name: string) => `Open the conversation on ${name}.`,
    address: () => 'Write to another address of the guest.',
    shorten: () => 'Shorten the text.',
  },
  templates: {
    open: 'Choose a template',
    title: 'Approved templates',
    description: (hours: number) => `Outside ${hours} hours WhatsApp delivers only templates that it approved before.`,
    close: 'Close',
    search: 'Search a template',
    none: 'Your account has no approved templates of text alone. They are made in WhatsApp Manager.',
    noneFound: 'No template fits.',
    failed: 'The templates cannot be read now.',
    retry: 'Try again',
    field: (name: string) => `Field ${name}`,
    preview: 'As the guest reads it',
    others: 'Choose another',
    send: 'Send the template',
    notSent: 'The template was not sent.',
  },
}
