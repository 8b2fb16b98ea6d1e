/** The languages that facts are read and said in: those of drafts. */
export { DRAFT_LANGUAGES as FACT_LANGUAGES, type DraftLanguage as FactLanguage } from '#workflows/domain/draft.ts'
