import type { Content } from '../model/types.ts'

type Page = { readonly title: string; readonly text: string; readonly button?: string }

/** What became of a form that a browser sent; every other page is of a letter. */
const OF_FORMS = ['sent', 'incorrect', 'unsent']

/** The names of the pages below `/newsletter`: a shop without a letter has those of its form alone. */
export function mailPages({ brand, mail }: Pick<Content, 'brand' | 'mail'>): string[] {
  return Object.keys(mail.pages).filter((name) => brand.letters || OF_FORMS.includes(name))
}

/** The words of a page by its name below `/newsletter`; an unknown one has those for an incomplete link. */
export function mailPage({ mail }: Pick<Content, 'mail'>, name: string) {
  const pages: Readonly<Record<string, Page>> & { invalid: Page } = mail.pages
  return Object.entries(pages).find(([page]) => page === name)?.[1] ?? pages.invalid
}
