import { replaceLoneSurrogates } from '#contract/text.ts'

/** Cuts a text so that its percent-encoded form has at most `maxLength` characters, never within a character. */
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
