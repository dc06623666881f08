import type { Article } from '#web/content/articles.ts'
import { ArticleEnd } from './ArticleEnd.tsx'
import { ArticleBody } from './article-texts.tsx'
import { ComingSoon } from './ComingSoon.tsx'
import { Opening } from './Opening.tsx'
import { Related } from './Related.tsx'

export function ArticlePage({ article }: { article: Article }) {
  return (
    <div className="min-w-0">
      <article className="max-w-[46rem]">
        <Opening article={article} as="h1" />
        <div className="mt-10 max-w-[42.5rem] lg:mt-14">
          {article.full ? <ArticleBody article={article} /> : <ComingSoon article={article} />}
        </div>
        <ArticleEnd />
      </article>
      <Related to={article} />
    </div>
  )
}
