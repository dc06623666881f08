import { useContent } from '#web/content/context.ts'
import type { Article } from '#web/content/schema/documents.ts'
import { button } from '#web/ui/button.ts'
import { ChatLink } from '#web/ui/ChatLink.tsx'
import { Divider } from '#web/ui/Engraving.tsx'
import { ArticleCard } from './ArticleCard.tsx'
import { ArticleText } from './ArticleText.tsx'
import { ComingSoon } from './ComingSoon.tsx'
import { Opening } from './Opening.tsx'

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

/** The calls to action at the end of an article. */
export function ArticleEnd() {
  const { order } = useContent().blog
  return (
    <>
      <Divider drawing="amla-sprig" className="text-moss" />
      <p className="mt-8 text-lede">{order.text}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <ChatLink placement="blog" className={button.primary}>
          {order.order}
        </ChatLink>
        <a href="/#about" className={button.outline}>
          {order.learnMore}
        </a>
      </p>
    </>
  )
}

const SHOWN = 2

/** Two other articles; those of the same category come first. */
function Related({ to }: { to: Article }) {
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
