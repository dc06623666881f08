import { useContent } from '#web/content/context.ts'
import type { Article } from '#web/content/schema/documents.ts'
import { rawHtml } from '#web/lib/raw-html.ts'
import { button } from '#web/ui/button.ts'
import { Engraving } from '#web/ui/Engraving.tsx'
import { views } from '#web/views.ts'
import { ArticleCard } from './ArticleCard.tsx'
import { ComingSoon } from './ComingSoon.tsx'
import { Opening } from './Opening.tsx'
import type { BlogState } from './use-blog.ts'

type Props = BlogState & {
  /** HTML of what stands below the articles. It never changes; in the browser React keeps what is in the page. */
  end: string
}

/** The blog's own page: the first match opens it, the others follow. */
export function Index({ end, ...state }: Props) {
  return (
    <div className="min-w-0">
      {state.current ? <Found {...state} current={state.current} /> : <NoArticles />}
      <div className="mt-16 print:hidden" hidden={!state.current} {...rawHtml(end)} />
    </div>
  )
}

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
