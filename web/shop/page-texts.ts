import type { ContentWith } from '../model/types.ts'

/** The titles and descriptions of the pages, by their views; each policy has its own. */
export function pageTexts({ words, policies }: ContentWith<'words.pages' | 'policies'>) {
  return { ...words.pages, ...policies }
}
