import { asciiDigits } from '#contract/digits.ts'

/**
 * Writes every script's digits as those of ASCII, dashes as hyphens and spaces as plain ones, and takes out invisible marks,
 * which telephones and chats put around numbers.
 */
export function plainDigits(typed: string): string {
  return asciiDigits(typed)
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}|\u2212/gu, '-')
    .replace(/\s/g, ' ')
    .trim()
}
