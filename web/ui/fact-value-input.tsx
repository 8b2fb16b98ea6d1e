import { FACT_NAME_MAX, FACT_TEXT_MAX } from '#api/contract/field-limits.ts'
import type { PropertyFactView } from '#api/contract/property-facts.ts'
import { Field } from './field.tsx'
import { Input, Select } from './input.tsx'

export type FactValue = PropertyFactView['value']
type FactValueTexts = Record<'value' | 'from' | 'to' | 'yes' | 'no', string>
type Props = {
  value: FactValue
  onChange: (value: FactValue) => void
  error: string | undefined
  texts: FactValueTexts
}

const FIGURES = { amount: 'amount', count: 'count', measure: 'measure', distance: 'distance', days: 'days' } as const

/** Values that have an input of their own; a list of choices is changed in the text. */
export const isEditable = ({ kind }: FactValue): boolean => kind !== 'choices' && kind !== 'season'

/** The input for a fact's value, by its kind. */
export function FactValueInput({ value, onChange, error, texts }: Props) {
  switch (value.kind) {
    case 'yesNo':
      return (
        <Field label={texts.value}>
          {(control) => (
            <Select
              {...control}
              value={value.yes ? 'yes' : 'no'}
              onChange={(event) => onChange({ ...value, yes: event.target.value === 'yes' })}
            >
              <option value="yes">{texts.yes}</option>
              <option value="no">{texts.no}</option>
            </Select>
          )}
        </Field>
      )
    case 'time':
      return (
        <TimeInput
          label={texts.value}
          time={value.time}
          error={error}
          onTime={(time) => onChange({ ...value, time })}
        />
      )
    case 'hours':
      return (
        <div className="grid grid-cols-2 gap-4">
          <TimeInput
            label={texts.from}
            time={value.from}
            error={error}
            onTime={(from) => onChange({ ...value, from })}
          />
          <TimeInput label={texts.to} time={value.to} error={undefined} onTime={(to) => onChange({ ...value, to })} />
        </div>
      )
    case 'name':
      return (
        <Words
          max={FACT_NAME_MAX}
          label={texts.value}
          words={value.name}
          error={error}
          onWords={(name) => onChange({ ...value, name })}
        />
      )
    case 'text':
      return (
        <Words
          max={FACT_TEXT_MAX}
          label={texts.value}
          words={value.text}
          error={error}
          onWords={(text) => onChange({ ...value, text })}
        />
      )
    case 'amount':
    case 'count':
    case 'measure':
    case 'distance':
    case 'days':
      return <FigureInput {...{ value, error, onChange, texts }} />
    case 'season':
    case 'choices':
      return null
  }
}

type TimeProps = { label: string; time: string; error: string | undefined; onTime: (time: string) => void }
const TimeInput = ({ label, time, error, onTime }: TimeProps) => (
  <Field label={label} error={error}>
    {(control) => <Input {...control} type="time" value={time} onChange={(event) => onTime(event.target.value)} />}
  </Field>
)

const Words = ({
  max,
  label,
  words,
  error,
  onWords,
}: {
  max: number
  label: string
  words: string
  error: string | undefined
  onWords: (words: string) => void
}) => (
  <Field label={label} error={error}>
    {(control) => (
      <Input {...control} value={words} maxLength={max} onChange={(event) => onWords(event.target.value)} />
    )}
  </Field>
)

type Figure = Extract<FactValue, { kind: keyof typeof FIGURES }>

function FigureInput({
  value,
  error,
  onChange,
  texts,
}: {
  value: Figure
  error: string | undefined
  texts: FactValueTexts
  onChange: Props['onChange']
}) {
  const name = FIGURES[value.kind]
  const figure = Object.entries(value).find(([key]) => key === name)?.[1]
  return (
    <Field label={value.kind === 'amount' ? `${texts.value} (${value.currency})` : texts.value} error={error}>
      {(control) => (
        <Input
          {...control}
          type="number"
          inputMode="decimal"
          min={0}
          step={value.kind === 'count' || value.kind === 'days' ? 1 : 'any'}
          value={Number.isNaN(figure) ? '' : String(figure)}
          onChange={(event) => onChange({ ...value, [name]: event.target.valueAsNumber } as FactValue)}
        />
      )}
    </Field>
  )
}
