import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { useTopics } from '#web/model/context.ts'
import type { Article } from '#web/model/types.ts'
import { fill } from '#web/shop/fill.ts'
import { views } from '#web/views.ts'
import { Categories } from './Categories.tsx'
import { blogAddress } from './filter.ts'
import { panelCurrent, panelRows } from './panel-rows.ts'
import { SearchBox } from './SearchBox.tsx'
import { SmallScreenDisclosure } from './SmallScreenDisclosure.tsx'
import type { panelTopics } from './topics.ts'
import type { BlogState } from './use-blog.ts'

/** Everything that leads from one article to another. On small screens most of it is behind a button. */
export function Panel(state: BlogState) {
  const { filter, matches, opened, current, summary } = state
  const { blog } = useTopics<typeof panelTopics>().words
  return (
    <>
      <SearchBox filter={filter} opened={opened} />
      <p role="status" className="sr-only">
        {summary}
      </p>
      {/* Another category closes it again. On an article's page the results are in it only. */}
      <SmallScreenDisclosure
        label={blog.categories}
        open={Boolean(opened && filter.search)}
        closesWith={filter.category}
      >
        <Categories filter={filter} />
        <ArticleList {...state} />
      </SmallScreenDisclosure>
      {current && <Pager filter={filter} matches={matches} current={current} />}
    </>
  )
}

/** The column that holds the panel and the table of contents. */
export const panelColumn =
  'flex flex-wrap gap-2.5 border-line border-t pt-5 print:hidden lg:col-end-5 lg:flex-col lg:flex-nowrap lg:gap-8 lg:border-0 lg:pt-0'

function ArticleList({ filter, matches, opened, current }: BlogState) {
  const { blog } = useTopics<typeof panelTopics>().words
  return (
    <nav
      aria-labelledby="articles-heading"
      hidden={!opened && matches.length === 0}
      className="mt-6 max-lg:border-line max-lg:border-t max-lg:pt-5 lg:mt-8"
    >
      <p id="articles-heading" className="eyebrow mb-1 text-fern">
        {blog.articles}
      </p>
      {/* The blog's own page shows this in the place of the articles. */}
      {opened && matches.length === 0 && (
        <p className="text-base">
          {blog.none.title}.{' '}
          <a href={views.blog.path} className="inline-block py-2 text-leaf underline underline-offset-4">
            {blog.none.reset}
          </a>
        </p>
      )}
      <ol className={`${panelRows} text-base leading-snug`}>
        {matches.map((article) => (
          <li key={article.id}>
            <a
              href={blogAddress(filter, article.id)}
              aria-current={article === opened ? 'page' : undefined}
              className={`group flex min-h-11 justify-between gap-4 py-2.5 ${article === current ? panelCurrent : ''}`}
            >
              <span className="text-leaf underline-offset-4 group-hover:underline">{article.title}</span>
              <span className="shrink-0 text-fern text-small">
                {fill(blog.minutes, { minutes: article.readTime })}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

type PagerProps = Pick<BlogState, 'filter' | 'matches'> & { current: Article }

/** Leads from article to article through the list; through all of them where the one now read is not on the list. */
function Pager({ filter, matches, current }: PagerProps) {
  const { articles, words } = useTopics<typeof panelTopics>()
  const { blog } = words
  const list = matches.includes(current) ? matches : articles
  const place = list.indexOf(current)
  const addressAt = (index: number) => list[index] && blogAddress(filter, list[index].id)
  return (
    <nav
      aria-label={blog.pager}
      className="flex w-full flex-wrap items-center justify-between gap-x-2 text-base lg:-mt-5"
    >
      <Step to={addressAt(place - 1)}>
        <ArrowLeft aria-hidden className="size-5" />
        {blog.previous}
      </Step>
      <span className="tabular-nums">{fill(blog.place, { place: place + 1, total: list.length })}</span>
      <Step to={addressAt(place + 1)}>
        {blog.next}
        <ArrowRight aria-hidden className="size-5" />
      </Step>
    </nav>
  )
}

/** A link; where there is nothing to lead to, a button that cannot be pressed. */
function Step({ to, children }: { to: string | undefined; children: ReactNode }) {
  const shape = 'inline-flex min-h-12 items-center gap-2 rounded-sm font-semibold'
  if (to) {
    return (
      <a href={to} className={`${shape} text-leaf underline-offset-4 hover:underline`}>
        {children}
      </a>
    )
  }
  return (
    <button type="button" disabled className={`${shape} cursor-not-allowed text-jam/45`}>
      {children}
    </button>
  )
}
