import type { ContentWith } from '../model/types.ts'

type Page = { readonly title: string; readonly text: string; readonly button?: string }

/** What became of a form that a browser sent; every other page is of a letter. */
const OF_FORMS = ['sent', 'incorrect', 'unsent']

/** The names of the pages below `/newsletter`: a shop without a letter has those of its form alone. */
export function mailPages({ facts, words }: ContentWith<'facts.brand' | 'words.mail'>): string[] {
  return Object.keys(words.mail.pages).filter((name) => facts.brand.letters || OF_FORMS.includes(name))
}

/** The words of a page by its name below `/newsletter`; an unknown one has those for an incomplete link. */
export function mailPage({ words }: ContentWith<'words.mail'>, name: string) {
  const pages: Readonly<Record<string, Page>> & { invalid: Page } = words.mail.pages
  return Object.entries(pages).find(([page]) => page === name)?.[1] ?? pages.invalid
}
