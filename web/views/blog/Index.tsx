import { blog } from '#web/content/blog.ts'
import { ArticleCard } from './ArticleCard.tsx'
import { ArticleEnd } from './ArticleEnd.tsx'
import { ComingSoon } from './ComingSoon.tsx'
import { NoArticles } from './NoArticles.tsx'
import { Opening } from './Opening.tsx'
import type { BlogState } from './use-blog.ts'

/** The blog's own page: the first match opens it, the others follow. */
export function Index({ filter, matches, current }: BlogState) {
  if (!current) return <NoArticles />
  return (
    <div className="min-w-0">
      <article className="max-w-[46rem]">
        <Opening article={current} as="h2" filter={filter}>
          {current.full && <p className="mt-3">{current.excerpt}</p>}
        </Opening>
        {!current.full && (
          <div className="mt-10">
            <ComingSoon article={current} />
          </div>
        )}
      </article>
      {matches.length > 1 && (
        <section aria-labelledby="more-heading" className="mt-16 border-leaf/20 border-t pt-10">
          <h2 id="more-heading" className="text-h3">
            {blog.more}
          </h2>
          <ul className="mt-8 grid gap-x-10 gap-y-10 xl:grid-cols-2">
            {matches
              .filter((article) => article !== current)
              .map((article) => (
                <li key={article.id}>
                  <ArticleCard article={article} filter={filter} />
                </li>
              ))}
          </ul>
        </section>
      )}
      <ArticleEnd />
    </div>
  )
}
