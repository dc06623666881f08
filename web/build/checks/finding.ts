import { readFileSync } from 'node:fs'

/** What a finding is about; `npm run check:launch` prints them in this order. */
export const GROUPS = [
  'Law',
  'Claims',
  'Price and offer',
  'Label',
  'Pictures',
  'Samples',
  'Placeholders',
] as const

export type Group = (typeof GROUPS)[number]

/** Something in the content that must not go live. */
export type Finding = {
  group: Group
  file: string
  /** From 1. */
  line: number
  what: string
  /** What the owner has to do about it. */
  todo: string
}

/**
 * @param file a content file
 * @param text looked for in its lines
 * @param from the line to begin at, from 1
 * @returns the first line that holds the text, from 1; `from` where none does
 */
export function lineOf(file: string, text: string, from = 1): number {
  const lines = readFileSync(file, 'utf8').split('\n')
  const index = lines.findIndex((line, place) => place >= from - 1 && line.includes(text))
  return index < 0 ? from : index + 1
}
