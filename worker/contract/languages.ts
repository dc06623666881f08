/**
 * The languages of the site; the others are translated from the first. A further one is a line here, a folder in
 * web/content/ and, where the script is not Latin, a font in web/build/fonts/languages.ts.
 */
export const LANGUAGES = [
  { id: 'en', name: 'English' },
  { id: 'mr', name: 'मराठी' },
  { id: 'hi', name: 'हिन्दी' },
] as const

export type LanguageId = (typeof LANGUAGES)[number]['id']

/** The language that the others are translated from; its pages have no language in their address. */
export const SOURCE: LanguageId = LANGUAGES[0].id

/** @returns the language as it is written in India, such as `mr-IN`, for `lang` and for `Intl` */
export function localeOf(language: LanguageId): string {
  return `${language}-IN`
}
