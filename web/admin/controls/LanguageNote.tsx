import { LANGUAGES, type LanguageId, localeOf, SOURCE_LANGUAGE } from '#contract/languages.ts'

/** The name of the language of a visitor, after a comma; nothing for the source language. */
export function LanguageNote({ language }: { language: LanguageId }) {
  const foreignLanguage = LANGUAGES.find(({ id }) => id === language && id !== SOURCE_LANGUAGE)
  return (
    foreignLanguage && (
      <>
        , <span lang={localeOf(foreignLanguage.id)}>{foreignLanguage.name}</span>
      </>
    )
  )
}
