import type { Article } from '#web/content/schema/documents.ts'
import { ArticleEnd } from './ArticleEnd.tsx'
import { ArticleText } from './ArticleText.tsx'
import { ComingSoon } from './ComingSoon.tsx'
import { Opening } from './Opening.tsx'
import { Related } from './Related.tsx'

export function ArticlePage({ article }: { article: Article }) {
  return (
    <div className="min-w-0">
      <article className="max-w-[46rem]">
        <Opening article={article} as="h1" />
        <div className="mt-10 max-w-[42.5rem] lg:mt-14">
          {article.full ? <ArticleText article={article} /> : <ComingSoon article={article} />}
        </div>
        <div className="mt-16 print:hidden">
          <ArticleEnd />
        </div>
      </article>
      <Related to={article} />
    </div>
  )
}
