/**
 * Marks as English (`lang="en"`) each element that holds one of the texts and nothing else, so that a screen reader
 * pronounces it so.
 *
 * @param html of React, which escapes `<` and `>` in texts and attributes
 */
export function markEnglish(html: string, texts: ReadonlySet<string>): string {
  if (texts.size === 0) return html
  return html.replace(/<([a-z][a-z\d]*)((?: [^<>]*)?)>([^<]+)(?=<)/g, (element, name, attributes, text) =>
    texts.has(unescapeHtml(text)) && !/ lang="/.test(attributes)
      ? `<${name}${attributes} lang="en">${text}`
      : element,
  )
}

/** What React writes for each of these characters in a text. */
const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

function unescapeHtml(text: string): string {
  return text.trim().replace(/&(?:amp|lt|gt|quot|#x27);/g, (escaped) => CHARACTERS[escaped] ?? escaped)
}
