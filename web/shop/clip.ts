import { replaceLoneSurrogates } from '#contract/text.ts'

/** Cuts a text to so many characters of its percent-encoded form, never within a character. */
export function clipEncoded(text: string, maxLength: number): string {
  let length = 0
  let clipped = ''
  for (const character of replaceLoneSurrogates(text)) {
    length += encodeURIComponent(character).length
    if (length > maxLength) return clipped
    clipped += character
  }
  return clipped
}
