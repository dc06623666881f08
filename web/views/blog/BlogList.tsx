import { useContent } from '#web/content/context.ts'
import type { Article } from '#web/content/schema/documents.ts'
import { rawHtml } from '#web/lib/raw-html.ts'
import { button } from '#web/ui/button.ts'
import { Engraving } from '#web/ui/Engraving.tsx'
import { views } from '#web/views.ts'
import { ArticleCard } from './ArticleCard.tsx'
import { ComingSoon } from './ComingSoon.tsx'
import { Contents } from './Contents.tsx'
import { blogAddress } from './filter.ts'
import { Opening } from './Opening.tsx'
import { Panel, panelColumn } from './Panel.tsx'
import { type BlogState, useBlog } from './use-blog.ts'

type Props = {
  /** The id of the article that the page shows beside the list; on the blog's own page none. */
  opened?: string
  /** HTML of what stands below the list on the blog's own page. Given at build only. */
  end?: string
}

/** The part of the blog that follows search and category: the panel, and on the blog's own page the articles found. */
export function BlogList({ opened, end = '' }: Props) {
  const blog = useBlog(opened)
  if (opened) return <Panel {...blog} />
  const { filter, current } = blog
  return (
    <>
      <div className={panelColumn}>
        <Panel {...blog} />
        {current?.full && <Contents article={current} address={blogAddress(filter, current.id)} />}
      </div>
      <div className="min-w-0">
        {current ? <Found {...blog} current={current} /> : <NoArticles />}
        {/* It never changes: in the browser React keeps what is in the page. */}
        <div className="mt-16 print:hidden" hidden={!current} {...rawHtml(end)} />
      </div>
    </>
  )
}

/** The first match opens the blog's own page, the others follow. */
function Found({ filter, matches, current }: BlogState & { current: Article }) {
  const { blog } = useContent()
  return (
    <>
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
    </>
  )
}

function NoArticles() {
  const { blog } = useContent()
  return (
    <div className="max-w-[42.5rem] rounded-3xl bg-linen p-8 text-center sm:p-14">
      <Engraving drawing="pippali" className="mx-auto h-14 text-moss" />
      <h2 className="mt-6 text-h3">{blog.none.title}</h2>
      <p className="mt-2">{blog.none.text}</p>
      <a href={views.blog.path} className={`${button.primary} mt-7`}>
        {blog.none.reset}
      </a>
    </div>
  )
}
