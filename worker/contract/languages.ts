/**
 * The languages of the site; the others are translated from the first. CONTRIBUTING.md, “How to”, lists what a further one
 * needs.
 */
export const LANGUAGES = [
  { id: 'en', name: 'English' },
  { id: 'mr', name: 'मराठी' },
  { id: 'hi', name: 'हिन्दी' },
] as const
export type LanguageId = (typeof LANGUAGES)[number]['id']

export const LANGUAGE_IDS = LANGUAGES.map(({ id }) => id)

/** The language that the others are translated from; its pages have no language in their address. */
export const SOURCE_LANGUAGE: LanguageId = LANGUAGES[0].id

/** The path of a page in a language: `/mr/batch` for `/batch`. Not every page is there in every language. */
export function pathIn(language: LanguageId, path: string): string {
  return language === SOURCE_LANGUAGE ? path : `/${language}${path}`
}

/** @returns the language of an id or of a `lang`, such as `mr-IN`; the source language for any other text */
export function languageOf(name: string | undefined): LanguageId {
  return LANGUAGE_IDS.find((id) => id === name || localeOf(id) === name) ?? SOURCE_LANGUAGE
}

/** @returns the language as it is written in India, such as `mr-IN`, for `lang` and for `Intl` */
export function localeOf(language: LanguageId): string {
  return `${language}-IN`
}
