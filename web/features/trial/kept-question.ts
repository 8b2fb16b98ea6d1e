import { useState } from 'react'

/** In this tab, as long as it is open: a question to a house is no secret, and is there again after a reload too. */
const keyOf = (propertyId: string) => `locanda-trial ${propertyId}`

/** What is being asked of a house: still there when its place was left and is shown again. */
export function useKeptQuestion(propertyId: string): [string, (question: string) => void] {
  const [question, setQuestion] = useState(() => sessionStorage.getItem(keyOf(propertyId)) ?? '')
  const keep = (next: string) => {
    setQuestion(next)
    if (next === '') sessionStorage.removeItem(keyOf(propertyId))
    else sessionStorage.setItem(keyOf(propertyId), next)
  }
  return [question, keep]
}
