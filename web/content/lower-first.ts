// Lets a text stand within a sentence. Nothing to change here.

/** The text with a small first letter. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
