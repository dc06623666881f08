import { useEffect } from 'react'
import { useTopics } from '#web/model/context.ts'
import type { Article } from '#web/model/types.ts'
import { button } from '#web/ui/button.ts'
import { type PageHtml, partOfPage } from '#web/ui/raw-html.ts'
import { views } from '#web/views.ts'
import { ArticleCard } from './ArticleCard.tsx'
import { ArticleHeader } from './ArticleHeader.tsx'
import { ComingArticle } from './ComingArticle.tsx'
import { Contents } from './Contents.tsx'
import { blogAddress, type Filter } from './filter.ts'
import { Panel, panelColumn } from './Panel.tsx'
import type { panelTopics } from './topics.ts'
import { useBlog } from './use-blog.ts'

type Props = {
  /** The id of the article that the page shows beside the list; on the blog's own page none. */
  opened?: string
  /** `end`: what is below the list on the blog's own page. */
  pageHtml?: PageHtml
}

/** The part of the blog that follows search and category: the panel, and on the blog's own page the articles found. */
export default function BlogList({ opened, pageHtml = {} }: Props) {
  const { words } = useTopics<typeof panelTopics>()
  const blog = useBlog(opened)
  useTitle(opened ? '' : blog.summary)
  if (opened) return <Panel {...blog} />
  const { filter, matches, current, summary } = blog
  return (
    <>
      <div className="page-grid pt-7 pb-pad lg:pt-12 lg:before:c1 lg:before:border-line lg:before:border-t">
        <div className={panelColumn}>
          <Panel {...blog} />
        </div>
        {current ? <Lead filter={filter} article={current} summary={summary} /> : <NoArticles />}
        {current?.full && <Contents article={current} address={blogAddress(filter, current.id)} />}
      </div>
      <section
        aria-labelledby="more-heading"
        hidden={!current}
        className="band overflow-x-clip bg-paper py-pad print:hidden"
      >
        <div className="wide grid grid-cols-1 gap-x-gap md:grid-cols-2 md:gap-y-10 lg:grid-cols-3">
          <h2 id="more-heading" className="col-span-full text-h2" hidden={matches.length < 2}>
            {words.blog.more}
          </h2>
          {matches
            .filter((article) => article !== current)
            .map((article) => (
              <ArticleCard key={article.id} article={article} filter={filter} />
            ))}
          {/* Fills the rest of the last row. */}
          <div
            key="order"
            className="max-md:mt-8 md:max-lg:even:col-span-full lg:nth-[3n]:col-span-2 lg:nth-[3n+2]:col-span-3"
            {...partOfPage(pageHtml, 'end')}
          />
        </div>
      </section>
    </>
  )
}

/** Begins the title of the document, which a filter leaves as it is otherwise. */
function useTitle(beginning: string) {
  useEffect(() => {
    if (!beginning) return
    const { title } = document
    document.title = `${beginning} – ${title}`
    return () => {
      document.title = title
    }
  }, [beginning])
}

type LeadProps = { filter: Filter; article: Article; summary: string }

/** The first match opens the blog's own page. */
function Lead({ filter, article, summary }: LeadProps) {
  return (
    <div className="min-w-0 lg:c5">
      {summary && <h2 className="mb-4 text-h4 xl:mb-6">{summary}</h2>}
      <article>
        <ArticleHeader article={article} as="h2" filter={filter}>
          {article.full && <p>{article.excerpt}</p>}
        </ArticleHeader>
        {!article.full && (
          <div className="mt-10">
            <ComingArticle article={article} />
          </div>
        )}
      </article>
    </div>
  )
}

function NoArticles() {
  const { blog } = useTopics<typeof panelTopics>().words
  return (
    <div className="border-line border-t pt-8 pb-pad lg:c5">
      <h2 className="text-h3">{blog.none.title}</h2>
      <p className="mt-2">{blog.none.text}</p>
      <a href={views.blog.path} className={`${button.primary} mt-7`}>
        {blog.none.reset}
      </a>
    </div>
  )
}
