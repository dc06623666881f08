import { useContent } from '#web/content/context.ts'
import type { Article } from '#web/content/schema/documents.ts'
import { ArticleCard } from './ArticleCard.tsx'

const SHOWN = 2

/** Of the same category first, then what can be read in full. */
export function Related({ to }: { to: Article }) {
  const { articles, blog } = useContent()
  const others = articles.filter((article) => article !== to)
  const near = others.filter(({ category }) => category === to.category)
  const shown = [...new Set([...near, ...others])].slice(0, SHOWN)
  return (
    <section aria-labelledby="related-heading" className="mt-20 print:hidden">
      <h2 id="related-heading" className="text-h3">
        {blog.related}
      </h2>
      <ul className="mt-6 grid gap-x-10 gap-y-8 xl:grid-cols-2">
        {shown.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </section>
  )
}
