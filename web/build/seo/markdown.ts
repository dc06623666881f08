import { articleEnds } from '#web/content/article-ends.ts'
import type { Article, ArticleDetails } from '#web/content/articles.ts'
import { brand } from '#web/content/brand.ts'
import { labelDrawing } from '#web/content/label-drawing.ts'
import { pictures } from '#web/content/pictures.ts'
import { offerFacts } from '#web/content/structured.ts'
import { longDate, rupees } from '#web/lib/format.ts'
import { type View, views } from '#web/views.ts'
import { absolute, addresses } from './addresses.ts'

/**
 * An article as Markdown, for programs that read.
 *
 * @param article what stands at its head
 * @param body its text with the tags of MDX, which become Markdown
 * @param details its questions and sources
 */
export function markdownOf(article: Article, body: string, details: ArticleDetails): string {
  const facts = [article.author, longDate(article.publishDate), `${article.readTime} min read`]
  return [
    `# ${article.title}`,
    `*${article.subtitle}*`,
    facts.join(' · '),
    `> ${article.excerpt}`,
    withoutTags(body),
    ...ends(details),
    `---\n\n${brand.name}, ${brand.city}. ${absolute(addresses.article(article))}\n`,
  ].join('\n\n')
}

function ends({ faqs, sources }: ArticleDetails): string[] {
  return [
    `## ${articleEnds.faqs.text}`,
    ...faqs.map(({ question, answer }) => `### ${question}\n\n${answer}`),
    `## ${articleEnds.sources.text}`,
    sources
      .map(({ id, title, publisher, year, url }) => `[^${id}]: [${title}](${url}). ${publisher}, ${year}.`)
      .join('\n'),
  ]
}

function withoutTags(body: string): string {
  const plain = body
    .trim()
    .replace(/<Source id="([^"]+)" \/>/g, '[^$1]')
    .replace(/<\/?(?:Sa|Hi)>/g, '')
    .replace(/<LabelDrawing \/>/g, `*Picture: ${labelDrawing.alt}*`)
    .replace(/<PullQuote>(.*?)<\/PullQuote>/gs, '> $1')
    .replace(/<Callout title="([^"]+)">(.*?)<\/Callout>/gs, (_, title: string, text: string) =>
      [`**${title}**`, '', ...text.trim().split('\n')].map((line) => `> ${line}`.trimEnd()).join('\n'),
    )
    .replace(
      /<Figure name="([^"]+)" caption="([^"]+)" \/>/g,
      (_, name: keyof typeof pictures, caption: string) => {
        const { alt } = pictures[name]
        return `*Picture: ${alt}.* ${caption}`
      },
    )
  const left = /<\/?[A-Z]\w*[^>]*>/.exec(plain)
  if (left) throw new Error(`${left[0]} has no form in Markdown; see web/build/seo/markdown.ts`)
  return plain
}

/**
 * What the site holds, as a list, for language models (llmstxt.org).
 *
 * @returns the text of llms.txt
 */
export function llmsOf(articles: readonly Article[]): string {
  const policies: View[] = [views['refund-policy'], views.disclaimer, views['privacy-policy']]
  return [
    `# ${brand.name}`,
    `> ${views.home.description}`,
    `Orders and questions go through a chat (${brand.chatLink}), by phone (${brand.phone}) or by email (${brand.email}); there is no cart. Nothing on this site is medical advice.`,
    '## Product',
    offerFacts(new Date())
      .map(
        ({ size, price, mrp, soldOut, priceValidUntil }) =>
          `- ${brand.name} ${brand.product}, ${size}: ${rupees(price)}${priceValidUntil ? ` until ${longDate(priceValidUntil)}, MRP ${rupees(mrp)}` : ''}, incl. of all taxes${soldOut ? '; sold out at the moment' : ''}`,
      )
      .join('\n'),
    `- [Packs and prices](${absolute('/#shop')})\n- [Questions and answers](${absolute('/#faq')})`,
    '## Articles',
    articles
      .map((article) => `- [${article.title}](${absolute(addresses.markdown(article))}): ${article.subtitle}`)
      .join('\n'),
    '## Policies',
    policies
      .map(({ title, path, description }) => `- [${title}](${absolute(path)}): ${description}`)
      .join('\n'),
    '',
  ].join('\n\n')
}
