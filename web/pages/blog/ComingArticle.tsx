import { useTopics } from '#web/model/context.ts'
import type { Article } from '#web/model/types.ts'
import { ArticleCard } from './ArticleCard.tsx'
import type { panelTopics } from './topics.ts'

/** What is shown of an article before it is written. */
export function ComingArticle({ article }: { article: Article }) {
  const { articles, words } = useTopics<typeof panelTopics>()
  const { title, text } = words.blog.comingSoon
  const ready = articles.filter(({ full }) => full)
  return (
    <>
      <p className="text-lede">{article.excerpt}</p>
      <section aria-labelledby="coming-soon" className="mt-8 border-line border-t pt-6">
        <h2 id="coming-soon" className="text-h3">
          {title}
        </h2>
        <p className="mt-2">{text}</p>
        {ready.length > 0 && (
          <ul className="mt-6 grid gap-6">
            {ready.map((one) => (
              <li key={one.id}>
                <ArticleCard article={one} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}
