import { fill } from './fill.ts'

/**
 * @param texts one for each plural form of the language, with `{count}`
 * @param count a whole number
 * @returns such as `1 day` or `33 days`
 */
export function counted(
  texts: { readonly one: string; readonly other: string },
  count: number,
  language: string,
) {
  return fill(new Intl.PluralRules(language).select(count) === 'one' ? texts.one : texts.other, { count })
}
