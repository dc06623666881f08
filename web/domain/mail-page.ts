import type { Content } from '../content/content.ts'

/**
 * @param name the last part of a page's address below `/newsletter`; an unknown one has the words for an incomplete link
 */
export function mailPage({ mail }: Pick<Content, 'mail'>, name: string) {
  const { pages } = mail
  return Object.entries(pages).find(([page]) => page === name)?.[1] ?? pages.invalid
}
