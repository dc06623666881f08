import { useContent } from '#web/content/context.ts'
import type { Article } from '#web/content/schema/documents.ts'
import { Engraving } from '#web/ui/Engraving.tsx'
import { ArticleCard } from './ArticleCard.tsx'

/** What an article says before it is written. */
export function ComingSoon({ article }: { article: Article }) {
  const { articles, blog } = useContent()
  const { title, text } = blog.comingSoon
  return (
    <>
      <p className="text-lede">{article.excerpt}</p>
      <section aria-labelledby="coming-soon" className="mt-10 rounded-3xl bg-linen p-6 sm:p-9">
        <Engraving drawing="leaf" className="h-10 text-moss" />
        <h2 id="coming-soon" className="mt-4 text-h3">
          {title}
        </h2>
        <p className="mt-2">{text}</p>
        <ul className="mt-6 grid gap-6">
          {articles
            .filter(({ full }) => full)
            .map((ready) => (
              <li key={ready.id}>
                <ArticleCard article={ready} />
              </li>
            ))}
        </ul>
      </section>
    </>
  )
}
