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
