import { type RefObject, useEffect, useState } from 'react'
import { callForResponse } from '#web/lib/api-client.ts'
import { ApiError } from '#web/lib/api-error.ts'

export type Thumbnail = { state: 'waiting' | 'loading' | 'failed' } | { state: 'shown'; url: string }

/** A little before it is scrolled to. */
const MARGIN = '300px'

/** A picture of the session's own, fetched once its place comes into view; its address ends with its place. */
export function useThumbnail(fileId: string, place: RefObject<Element | null>) {
  const [thumbnail, setThumbnail] = useState<Thumbnail>({ state: 'waiting' })
  useEffect(() => {
    const ending = new AbortController()
    let url: string | undefined
    const fetchPicture = async () => {
      setThumbnail({ state: 'loading' })
      try {
        const response = await callForResponse('downloadFile', { params: { id: fileId } }, { signal: ending.signal })
        const picture = await response.blob()
        if (ending.signal.aborted) return
        url = URL.createObjectURL(picture)
        setThumbnail({ state: 'shown', url })
      } catch (error) {
        if (ending.signal.aborted) return
        if (!(error instanceof ApiError)) throw error
        setThumbnail({ state: 'failed' })
      }
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void fetchPicture()
      },
      { rootMargin: MARGIN },
    )
    if (place.current !== null) observer.observe(place.current)
    return () => {
      observer.disconnect()
      ending.abort()
      if (url !== undefined) URL.revokeObjectURL(url)
    }
  }, [fileId, place])
  return [thumbnail, () => setThumbnail({ state: 'failed' })] as const
}
