import { useState } from 'react'

const KEY = 'locanda.firstSteps'

/** Whether the way is hidden in this browser, until it is shown again. */
export function useHidden(): [boolean, (hidden: boolean) => void] {
  const [hidden, setHidden] = useState(() => localStorage.getItem(KEY) === 'hidden')
  const keep = (to: boolean) => {
    if (to) localStorage.setItem(KEY, 'hidden')
    else localStorage.removeItem(KEY)
    setHidden(to)
  }
  return [hidden, keep]
}
