import { useEffect } from 'react'
import { useTopics } from '#web/model/context.ts'
import type { Article } from '#web/model/types.ts'
import { button } from '#web/ui/button.ts'
import { type PageHtml, partOfPage } from '#web/ui/raw-html.ts'
import { views } from '#web/views.ts'
import { readTimeText } from './ArticleCard.tsx'
import { ArticleHeader, Tags } from './ArticleHeader.tsx'
import { ComingArticle } from './ComingArticle.tsx'
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

/** The most articles that the blog's own page shows large. */
const MAX_LEADS = 2

/** The part of the blog that follows search and category: the panel, and on the blog's own page the articles found. */
export default function BlogList({ opened, pageHtml = {} }: Props) {
  const { words } = useTopics<typeof panelTopics>()
  const blog = useBlog(opened)
  useTitle(opened ? '' : blog.summary)
  if (opened) return <Panel {...blog} />
  const { filter, matches, current, summary } = blog
  const leads = matches.filter(({ full }, place) => place === 0 || (place < MAX_LEADS && full))
  const others = matches.slice(leads.length)
  return (
    <>
      <div className="page-grid pt-7 pb-pad lg:pt-12 lg:before:c1 lg:before:border-line lg:before:border-t">
        <div className={panelColumn}>
          <Panel {...blog} />
        </div>
        {current ? <Leads filter={filter} articles={leads} summary={summary} /> : <NoArticles />}
      </div>
      <section
        aria-labelledby="more-heading"
        hidden={!current}
        className="band overflow-x-clip bg-paper py-pad print:hidden"
      >
        <div className="page-grid lg:grid-rows-[auto_1fr]">
          <h2 id="more-heading" className="text-h2 lg:col-end-5" hidden={others.length === 0}>
            {words.blog.more}
          </h2>
          <ul className="ledger closed lg:c5 lg:row-span-2" hidden={others.length === 0}>
            {others.map((article) => (
              <li key={article.id} className="gap-x-gap md:grid md:grid-cols-2">
                <a href={blogAddress(filter, article.id)} className="group contents wrap-anywhere">
                  <h3 className="text-h4 underline-offset-4 group-hover:underline">{article.title}</h3>
                  <span className="block max-md:mt-2 text-base">
                    {article.excerpt}
                    <span className="mt-1 block font-semibold text-fern text-small">
                      {readTimeText(article, words.blog)}
                    </span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
          <div key="order" className="lg:col-end-5 lg:self-start" {...partOfPage(pageHtml, 'end')} />
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

type LeadsProps = { filter: Filter; articles: readonly Article[]; summary: string }

/** The first matches open the blog's own page: one beside the panel, those below it over the whole width. */
function Leads({ filter, articles, summary }: LeadsProps) {
  return articles.map((article, place) => (
    <div
      key={article.id}
      className={place === 0 ? 'min-w-0 lg:c5' : 'mt-8 border-line border-t pt-10 lg:mt-4 lg:pt-14'}
    >
      {place === 0 && summary && <h2 className="mb-4 text-h4 xl:mb-6">{summary}</h2>}
      <article>
        <ArticleHeader article={article} as="h2" filter={filter} first={place === 0}>
          {article.full && <p>{article.excerpt}</p>}
        </ArticleHeader>
        {!article.full && (
          <div className="mt-10">
            <ComingArticle article={article} />
          </div>
        )}
        {place === 0 && <Tags of={article} className="mt-6" />}
      </article>
    </div>
  ))
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
