import { z } from 'zod'

/** `images`: those of the internet are fetched, by Locanda and not by my browser. */
export const FormattedQuery = z.object({ images: z.enum(['load']).optional() })
export type FormattedQuery = z.infer<typeof FormattedQuery>

export const FormattedView = z
  .object({
    /** A fragment without scripts, forms or styles of its own; each link opens a window of its own and says where it leads. `<mark data-hidden="2">` stands for 2 characters that nobody sees. */
    html: z.string(),
    /** What its sender kept from its reader, by its size, its place or its colour: it is not in `html`. Empty where that is nothing. */
    hiddenWords: z.string(),
    /** Pictures of the internet that are not in it. */
    remoteImages: z.number().int(),
    /** Places of pictures that are not in it, as it would be too much: what is large is shown once. */
    imagesLeftOut: z.number().int(),
  })
  .meta({ id: 'Formatted' })
export type FormattedView = z.infer<typeof FormattedView>
