/** Pictures that every browser draws and none runs. */
const DRAWN_IMAGES: readonly string[] = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']

/** Whether a file of this media type may be shown as it is. */
export const isDrawnImage = (mediaType: string): boolean => DRAWN_IMAGES.includes(mediaType)
