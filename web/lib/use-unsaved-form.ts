import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** `isResumed`: what is shown was typed before the form was left. `forget`: it is saved, or given up. */
export type UnsavedForm = { isResumed: boolean; forget: () => void; discard: () => void }

/**
 * Keeps what was typed and not saved while its form is not on the screen, under a name of its own, and puts it back. It lives as long as
 * the page, and the browser asks before that is left: what is typed here may be a secret, and is written nowhere.
 */
export function useUnsavedForm<T extends FieldValues, Output>(
  name: string,
  form: UseFormReturn<T, unknown, Output>,
): UnsavedForm {
  const client = useQueryClient()
  const [typed] = useState(() => client.getQueryData<T>(keyOf(name)))
  const [isResumed, setIsResumed] = useState(typed !== undefined)
  const isForgotten = useRef(false)
  const { isDirty } = form.formState
  useEffect(() => {
    if (typed !== undefined) form.reset(typed, { keepDefaultValues: true })
    client.setQueryDefaults(keyOf(name), { gcTime: Number.POSITIVE_INFINITY })
    // From here on the form has it, and asks for itself.
    client.removeQueries({ queryKey: keyOf(name), exact: true })
    return () => {
      if (form.formState.isDirty && !isForgotten.current)
        client.setQueryData(keyOf(name), structuredClone(form.getValues()))
      else client.removeQueries({ queryKey: keyOf(name), exact: true })
    }
  }, [client, form, name, typed])
  useEffect(() => {
    if (!isDirty) return
    isForgotten.current = false
    const ask = (event: BeforeUnloadEvent) => isForgotten.current || event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  const forget = () => {
    isForgotten.current = true
    setIsResumed(false)
  }
  return {
    isResumed: isResumed && isDirty,
    forget,
    discard() {
      form.reset()
      forget()
    },
  }
}

const ALL = ['unsaved-form']
const keyOf = (name: string) => [...ALL, name]

/** Whether a form that is not on the screen was left with something typed; for its place, when that is shown again. */
export function useWasLeftUnsaved(name: string): boolean {
  const client = useQueryClient()
  return useState(() => client.getQueryData(keyOf(name)) !== undefined)[0]
}

/** Whether any form was left so, on whichever screen. */
export const isAnyLeftUnsaved = (client: QueryClient): boolean =>
  client.getQueryCache().findAll({ queryKey: ALL }).length > 0
