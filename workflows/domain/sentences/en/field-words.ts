import type { FIELD_PROBLEMS } from '#workflows/domain/sentences/field-problems.ts'
import type { Words } from '#workflows/domain/sentences/words.ts'

const characters = (count: number) => (count === 1 ? '1 character' : `${count} characters`)

/** As they stand behind the name of the field. */
export const fieldWordsEn: Words<keyof typeof FIELD_PROBLEMS> = {
  field_required: 'is required',
  field_invalid: 'is not valid',
  field_not_text: 'must be text',
  field_not_number: 'must be a number',
  field_not_whole: 'must be a whole number',
  field_not_boolean: 'must be true or false',
  field_not_list: 'must be a list',
  field_not_object: 'must be an object',
  field_not_among: ({ choices }) => `must be one of: ${choices.join(', ')}`,
  field_too_small: ({ least }) => `must be at least ${least}`,
  field_too_big: ({ most }) => `must be at most ${most}`,
  field_too_short: ({ least }) => `must have at least ${characters(least)}`,
  field_too_long: ({ most }) => `must have at most ${characters(most)}`,
  field_too_many: ({ most }) => `must have at most ${most} items`,
  field_not_email: 'must be an e-mail address',
  field_not_senders: 'must be addresses (name@domain.com) or domains (domain.com), separated by commas',
  field_not_phone_number: 'must be a phone number with its country, such as +39 333 1234567',
  field_not_template_name: 'may have small characters a to z, digits and _ only',
  field_not_topic: 'is not one of the topics',
  field_not_web_address: 'must be a web address that starts with http:// or https://',
  field_not_time: 'must be a time such as 15:00',
  field_not_day: 'must be a day such as 2026-12-24',
  field_not_instant: 'must be a date with its time',
  field_not_id: 'must be an identifier',
  field_not_time_zone: 'must be a time zone such as Europe/Rome',
  field_has_nul: 'must not contain NUL',
  field_not_unicode: 'must be well-formed Unicode',
  field_not_one_line: 'must be one line',
  field_not_plain_text: 'must be one line of plain text',
  field_not_key: 'must be 1 to 200 visible characters',
  field_not_after_check_in: 'must be after the check-in date',
  field_without_other_day: 'must be given with the check-in date',
  field_not_in_property: 'must stand in a text of the property',
  field_not_allowed: 'is not allowed',
  field_outside_address: 'must stay under the configured address',
  field_not_settable_header: 'is not a header that may be set here',
}
