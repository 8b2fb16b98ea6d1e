import { useEffect, useState } from 'react'
import { isUnseen, onRest, unseenForMs } from '#web/lib/lost-focus.ts'

/** Whether what is in sight came by itself a moment ago, as a button shows that is not pressed yet. */
export function useUnseen(): boolean {
  const [is, setUnseen] = useState(isUnseen)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      const left = unseenForMs()
      setUnseen(left > 0)
      if (left > 0) timer = setTimeout(look, left)
    }
    look()
    const end = onRest(look)
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [])
  return is
}
