import { textIfClaim, texts } from './fields.ts'

/** Words of llms.txt, of the articles as Markdown and of the pictures for shared links. */
export const machineWords = texts(
  'picture',
  'contact',
  'product',
  'pack',
  'packInOffer',
  'soldOut',
  'packs',
  'questions',
  'articles',
  'policies',
)
  .extend({ homeCard: textIfClaim() })
  .meta({ title: 'Texts for search engines and assistants' })
