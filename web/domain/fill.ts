/**
 * Fills in the values that are known only when a text is printed.
 *
 * @param text with placeholders such as `{pack}`
 * @param values by the placeholder's name
 * @throws where a placeholder has no value
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${placeholder}: no value for it in “${text}”`)
    return String(value)
  })
}

/**
 * @param texts one for each plural form of the language, with `{count}`
 * @param count a whole number
 * @returns such as `1 day` or `33 days`
 */
export function fillCount(
  texts: { readonly one: string; readonly other: string },
  count: number,
  language: string,
) {
  return fill(new Intl.PluralRules(language).select(count) === 'one' ? texts.one : texts.other, { count })
}
