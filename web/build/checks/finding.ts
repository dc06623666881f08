/** What a finding is about; `npm run check:launch` prints them in this order. */
export const GROUPS = ['Law', 'Claims', 'Label', 'Pictures', 'Samples', 'Placeholders'] as const

/** Something in the content that must not go live. */
export type Finding = {
  group: (typeof GROUPS)[number]
  file: string
  /** From 1. */
  line: number
  /** In a JSON file; empty in Markdown. */
  path: readonly (string | number)[]
  what: string
  /** The banned phrases that are in the field, as banned.json has them. */
  phrases?: readonly string[] | undefined
  /** What the owner has to do about it. */
  todo: string
}
