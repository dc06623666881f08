import type { ReactNode } from 'react'
import { useContent } from '#web/model/context.ts'
import type { Article } from '#web/model/types.ts'
import { button } from '#web/ui/button.ts'
import { ChatLink } from '#web/ui/ChatLink.tsx'
import { Ending } from '#web/ui/Ending.tsx'
import { ArticleCard } from './ArticleCard.tsx'
import { ArticleHeader, Tags } from './ArticleHeader.tsx'
import { ArticleText } from './ArticleText.tsx'
import { ComingArticle } from './ComingArticle.tsx'

type Props = {
  article: Article
  /** What is beside its text, and above it on small screens: after the header, which would push it down while the page loads. */
  panel: ReactNode
}

export function ArticlePage({ article, panel }: Props) {
  return (
    <>
      <article className="contents">
        <ArticleHeader article={article} as="h1" />
        {panel}
        <div className="min-w-0 lg:c5">
          {article.full ? <ArticleText article={article} /> : <ComingArticle article={article} />}
          <Ending className="mt-12" />
          <Tags of={article} className="mt-10" />
          <div className="mt-10 print:hidden">
            <ArticleEnd />
          </div>
        </div>
      </article>
      <RelatedArticles to={article} />
    </>
  )
}

/** The calls to action at the end of a list of articles. */
export function ArticleEnd() {
  const { order } = useContent().words.blog
  return (
    <div className="on-leaf rounded-sm bg-leaf px-5 py-8 text-paper md:flex md:h-full md:flex-col md:justify-between md:p-8">
      <p className="font-display font-medium text-balance text-h3">{order.text}</p>
      <p className="mt-6 flex flex-wrap gap-2.5">
        <ChatLink placement="blog" className={button.primary}>
          {order.order}
        </ChatLink>
        <a href="/#about" className={button.outline}>
          {order.learnMore}
        </a>
      </p>
    </div>
  )
}

const MAX_RELATED = 2

/** Two other articles; those of the same category come first. */
function RelatedArticles({ to }: { to: Article }) {
  const { articles, words } = useContent()
  const otherArticles = articles.filter((article) => article !== to)
  const ofCategory = otherArticles.filter(({ category }) => category === to.category)
  const shown = [...new Set([...ofCategory, ...otherArticles])].slice(0, MAX_RELATED)
  if (shown.length === 0) return null
  return (
    <section
      aria-labelledby="related-heading"
      className="mt-6 border-line border-t pt-8 lg:c5 lg:mt-14 print:hidden"
    >
      <div className="grid grid-cols-1 gap-x-gap md:grid-cols-2 md:gap-y-10">
        <h2 id="related-heading" className="col-span-full text-h3">
          {words.blog.related}
        </h2>
        {shown.map((article) => (
          <ArticleCard key={article.id} article={article} />
        ))}
      </div>
    </section>
  )
}
