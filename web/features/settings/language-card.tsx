import { useChooseLanguage } from '#web/lib/choose-language.ts'
import { LANGUAGE_CHOICES } from '#web/texts/language-choice.ts'
import { say } from '#web/texts/say.ts'
import { useLanguage } from '#web/texts/use-language.ts'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/input.tsx'
import { sayLanguageFailed } from '#web/ui/say-language-failed.ts'

/** The language of the interface: it acts at once, and nothing below it that was typed is touched. */
export function LanguageCard() {
  const chosen = useLanguage()
  const { mutate } = useChooseLanguage(sayLanguageFailed)
  const choose = (value: string) => {
    const choice = LANGUAGE_CHOICES.find((one) => one === value)
    if (choice !== undefined) mutate(choice)
  }
  return (
    <Card className="mb-4">
      <Field
        label={say.settings.general.interfaceLanguage}
        hint={say.settings.general.interfaceLanguageHint}
        className="max-w-md"
      >
        {(control) => (
          <Select {...control} value={chosen} onChange={({ target }) => choose(target.value)}>
            {LANGUAGE_CHOICES.map((choice) => (
              <option key={choice} value={choice} {...(choice !== 'mix' && { lang: choice })}>
                {say.settings.general.languageChoices[choice]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Card>
  )
}
