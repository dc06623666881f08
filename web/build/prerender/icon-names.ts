/**
 * Removes from drawings what the icon library adds and no page uses: the namespace, which HTML implies, and the names
 * of the icon in its class.
 */
export function withoutIconNames(html: string): string {
  return html
    .replaceAll(' xmlns="http://www.w3.org/2000/svg"', '')
    .replace(/ class="lucide ([^"]*)"/g, (_, names: string) => {
      const kept = names.split(' ').filter((name) => !name.startsWith('lucide-'))
      return kept.length > 0 ? ` class="${kept.join(' ')}"` : ''
    })
}
