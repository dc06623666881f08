/**
 * Fills the placeholders of a text, such as `{pack}`, with values that are known only when it is printed.
 *
 * @throws where a placeholder has no value
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${placeholder}: no value for it in “${text}”`)
    return String(value)
  })
}

/** Prints a range, such as `2 to 4`, or one number where both ends are equal. */
export function fillRange<End extends string | number>(
  text: string,
  { from, to }: { from: End; to: End },
): string {
  return from === to ? String(from) : fill(text, { from, to })
}

/** Fills `{count}`, and other values, into the text for its plural form in the language: `1 day` or `33 days`. */
export function fillCount(
  texts: Readonly<Record<'one' | 'other', string>>,
  count: number,
  language: string,
  values: Readonly<Record<string, string>> = {},
) {
  const text = new Intl.PluralRules(language).select(count) === 'one' ? texts.one : texts.other
  return fill(text, { ...values, count })
}

/** Returns a text with a capital first letter. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
