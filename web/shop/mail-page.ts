import type { Content } from '../model/content.ts'

type Page = { readonly title: string; readonly text: string; readonly button?: string }

/** The words of a page by its name below `/newsletter`; an unknown one has those for an incomplete link. */
export function mailPage({ mail }: Pick<Content, 'mail'>, name: string) {
  const pages: Readonly<Record<string, Page>> & { invalid: Page } = mail.pages
  return Object.entries(pages).find(([page]) => page === name)?.[1] ?? pages.invalid
}
