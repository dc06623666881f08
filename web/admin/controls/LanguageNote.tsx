import { LANGUAGES, type LanguageId, localeOf, SOURCE_LANGUAGE } from '#contract/languages.ts'
import { splitLanguage } from '#web/views.ts'

type Props = { language: LanguageId } | { page: string | null }

/** The name of the language of a visitor, or of the page they were on, after a comma; nothing for the source language. */
export function LanguageNote(props: Props) {
  const spoken = 'language' in props ? props.language : splitLanguage(props.page ?? '').language
  const foreignLanguage = LANGUAGES.find(({ id }) => id === spoken && id !== SOURCE_LANGUAGE)
  return (
    foreignLanguage && (
      <>
        , <span lang={localeOf(foreignLanguage.id)}>{foreignLanguage.name}</span>
      </>
    )
  )
}
