import { type RefObject, useEffect, useState } from 'react'

const hasFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') === true

/** What a program copies beside its words is a picture of them. */
const pasted = ({ clipboardData }: ClipboardEvent): File[] =>
  clipboardData?.types.includes('text/plain') ? [] : [...(clipboardData?.files ?? [])]

/**
 * Hands on the files that are dropped on, or pasted into, what is around a place; true while some are held above it. A file that
 * misses it does not take the page's place.
 */
export function useDroppedFiles(place: RefObject<Element | null>, add: ((files: File[]) => void) | undefined): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const around = place.current?.closest<HTMLElement>('form, section')
    if (!around || add === undefined) return undefined
    const ending = new AbortController()
    const { signal } = ending
    const stay = (event: DragEvent) => {
      if (hasFiles(event.dataTransfer)) event.preventDefault()
    }
    window.addEventListener('dragover', stay, { signal })
    window.addEventListener('drop', stay, { signal })
    around.addEventListener('dragenter', ({ dataTransfer }) => setIsOver(hasFiles(dataTransfer)), { signal })
    around.addEventListener(
      'dragleave',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && around.contains(relatedTarget))) setIsOver(false)
      },
      { signal },
    )
    around.addEventListener(
      'drop',
      (event) => {
        setIsOver(false)
        if (!hasFiles(event.dataTransfer)) return
        event.preventDefault()
        add([...(event.dataTransfer?.files ?? [])])
      },
      { signal },
    )
    around.addEventListener(
      'paste',
      (event) => {
        const files = pasted(event)
        if (files.length === 0) return
        event.preventDefault()
        add(files)
      },
      { signal },
    )
    return () => ending.abort()
  }, [place, add])
  return isOver
}
