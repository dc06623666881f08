// Who has written about us. These four papers are made up; name real ones, each with an article that can be shown.

import type { Sample } from './types.ts'

export type Publication = Sample & { readonly name: string }

export const publications: readonly Publication[] = [
  { sample: true, name: 'The Pantry Gazette' },
  { sample: true, name: 'Sahyadri Sunday Pages' },
  { sample: true, name: 'Neem & Ledger' },
  { sample: true, name: 'The Six O’Clock Kitchen' },
]
