import type { ContentWith } from '../model/types.ts'

type Page = { readonly title: string; readonly text: string; readonly button?: string }

/** The outcomes of a form that was sent without JavaScript. The other pages are those that mails link to. */
const OF_FORMS = ['sent', 'incorrect', 'unsent']

/** Lists the names of the pages below `/newsletter`. A shop without a newsletter has those of the form alone. */
export function mailPages({ facts, words }: ContentWith<'facts.brand' | 'words.mail'>): string[] {
  return Object.keys(words.mail.pages).filter((name) => facts.brand.letters || OF_FORMS.includes(name))
}

/** The words of a page by its name below `/newsletter`; an unknown one has those for an incomplete link. */
export function mailPage({ words }: ContentWith<'words.mail'>, name: string) {
  const pages: Readonly<Record<string, Page>> & { invalid: Page } = words.mail.pages
  return Object.entries(pages).find(([page]) => page === name)?.[1] ?? pages.invalid
}
