import type { Article } from '#web/model/types.ts'
import { content } from './content.ts'

const addressOf = ({ id }: Pick<Article, 'id'>) => `/blog/${id}`

/** The addresses of all articles, in the order shown. */
export const ARTICLES = content.articles.map(addressOf)

/** Those that can be read in full; the others are to come. */
export const FULL_ARTICLES = content.articles.filter(({ full }) => full).map(addressOf)
export const ARTICLES_TO_COME = ARTICLES.filter((address) => !FULL_ARTICLES.includes(address))

/** The label reader's guide, to which the list of ingredients leads. */
export const GUIDE = addressOf({ id: String(content.copy.label.ingredients.more?.article) })

/** @throws where no article has that address */
export function articleAt(address: string): Article {
  const article = content.articles.find((each) => addressOf(each) === address)
  if (!article) throw new Error(`${address} is the address of no article`)
  return article
}
