import type { ComponentProps, ReactNode } from 'react'
import { type FieldPath, type FieldValues, get, type RegisterOptions, type UseFormReturn } from 'react-hook-form'
import { Field } from './field.tsx'
import { Input, Select, Textarea } from './input.tsx'

type Bound<T extends FieldValues> = {
  form: Pick<UseFormReturn<T>, 'register' | 'formState'>
  name: FieldPath<T>
  label: ReactNode
  hint?: ReactNode
  className?: string
  rules?: RegisterOptions<T>
}

const messageAt = (errors: object, name: string): string | undefined =>
  (get(errors, name) as { message?: string } | undefined)?.message

/** A text field that belongs to a form: its value, its error and its focus are the form's. */
export function FormInput<T extends FieldValues>({
  form,
  name,
  label,
  hint,
  className,
  rules,
  ...rest
}: Bound<T> & Omit<ComponentProps<'input'>, 'name' | 'form' | 'className'>) {
  return (
    <Field label={label} hint={hint} error={messageAt(form.formState.errors, name)} {...(className && { className })}>
      {(control) => <Input {...rest} {...control} {...form.register(name, rules)} />}
    </Field>
  )
}

export function FormTextarea<T extends FieldValues>({
  form,
  name,
  label,
  hint,
  className,
  rules,
  ...rest
}: Bound<T> & Omit<ComponentProps<'textarea'>, 'name' | 'form' | 'className'>) {
  return (
    <Field label={label} hint={hint} error={messageAt(form.formState.errors, name)} {...(className && { className })}>
      {(control) => <Textarea {...rest} {...control} {...form.register(name, rules)} />}
    </Field>
  )
}

/** `options` are values with the words that stand for them. */
export function FormSelect<T extends FieldValues>({
  form,
  name,
  label,
  hint,
  className,
  options,
  onChosen,
}: Bound<T> & { options: Record<string, string>; onChosen?: (value: string) => void }) {
  return (
    <Field label={label} hint={hint} error={messageAt(form.formState.errors, name)} {...(className && { className })}>
      {(control) => (
        <Select {...control} {...form.register(name, { onChange: (event) => onChosen?.(event.target.value) })}>
          {Object.entries(options).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
