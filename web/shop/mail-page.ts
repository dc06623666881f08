import type { Content } from '../model/content.ts'

/** The words of a page by its name below `/newsletter`; an unknown one has those for an incomplete link. */
export function mailPage({ mail }: Pick<Content, 'mail'>, name: string) {
  const { pages } = mail
  return Object.entries(pages).find(([page]) => page === name)?.[1] ?? pages.invalid
}
