import type { Content } from '#web/content/content.ts'
import type { Article } from '#web/content/schema/documents.ts'
import { fill } from '#web/domain/fill.ts'
import { longDate, rupees } from '#web/lib/format.ts'
import { minutes } from '#web/views/blog/minutes.ts'
import { views } from '#web/views.ts'
import { absolute, addresses } from './addresses.ts'
import { offersAt } from './offers.ts'

type Words = Pick<Content, 'blog' | 'brand' | 'documents' | 'language' | 'machines' | 'pictures'>

/**
 * An article as Markdown, for programs that read.
 *
 * @param article what stands at its head
 * @param text its text, questions and sources
 * @throws where a part of the text has no form in Markdown
 */
export function markdownOf(
  article: Article,
  { markdown, faqs, sources }: Pick<Content['articleTexts'][string], 'markdown' | 'faqs' | 'sources'>,
  content: Words,
): string {
  const { blog, brand } = content
  return [
    `# ${article.title}`,
    `*${article.subtitle}*`,
    [article.author, longDate(article.publishDate, content.language), minutes(article, blog)].join(' · '),
    `> ${article.excerpt}`,
    withoutParts(markdown, content),
    `## ${blog.ends.questions}`,
    ...faqs.map(({ question, answer }) => `### ${question}\n\n${answer}`),
    `## ${blog.ends.sources}`,
    sources
      .map(({ id, title, publisher, year, url }) => `[^${id}]: [${title}](${url}). ${publisher}, ${year}.`)
      .join('\n'),
    `---\n\n${brand.name}, ${brand.city}. ${absolute(addresses.article(article))}\n`,
  ].join('\n\n')
}

/** Pictures, which have no address of their own, and components in words. */
function withoutParts(markdown: string, { documents, machines, pictures }: Words): string {
  const picture = (text: string) => fill(machines.picture, { text })
  const plain = markdown
    .replace(
      /^!\[(.*?)\]\((\S+?)(?: "(.+)")?\)$/gm,
      (_, alt: string, name: keyof typeof pictures, caption = '') =>
        `${picture(`${alt || pictures[name].alt}.`)} ${caption}`.trim(),
    )
    .replace(/^::label-drawing::$/gm, picture(documents.labelDrawing.alt))
  const left = /^::.+::$/m.exec(plain)
  if (left) throw new Error(`${left[0]} has no form in Markdown; see web/build/seo/markdown.ts`)
  return plain
}

/**
 * What the site holds, as a list, for language models (llmstxt.org).
 *
 * @param articles those that can be read in full
 * @param now the time of the build, on which prices depend
 * @returns the text of llms.txt
 */
export function llmsOf(articles: readonly Article[], content: Content, now: Date): string {
  const { brand, machines, pages } = content
  const policies = [views['refund-policy'], views.disclaimer, views['privacy-policy']]
  const link = (name: string, address: string) => `- [${name}](${absolute(address)})`
  return [
    `# ${brand.name}`,
    `> ${pages.home.description}`,
    machines.contact,
    `## ${machines.product}`,
    offersAt(now, content)
      .map((offer) => `- ${brand.name} ${brand.product}, ${offerText(offer, content)}`)
      .join('\n'),
    `${link(machines.packs, '/#shop')}\n${link(machines.questions, '/#faq')}`,
    `## ${machines.articles}`,
    articles
      .map((article) => `${link(article.title, addresses.markdown(article))}: ${article.subtitle}`)
      .join('\n'),
    `## ${machines.policies}`,
    policies
      .map(
        ({ name, path }) =>
          `${link(`${pages[name].title} | ${brand.name}`, path)}: ${pages[name].description}`,
      )
      .join('\n'),
    '',
  ].join('\n\n')
}

function offerText(
  { size, price, mrp, soldOut, priceValidUntil }: ReturnType<typeof offersAt>[number],
  { language, machines }: Content,
): string {
  const values = { size, price: rupees(price), mrp: rupees(mrp) }
  const text = priceValidUntil
    ? fill(machines.packInOffer, { ...values, day: longDate(priceValidUntil, language) })
    : fill(machines.pack, values)
  return soldOut ? fill(machines.soldOut, { pack: text }) : text
}
