import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { useContent } from '#web/content/context.ts'
import type { Article } from '#web/content/schema/documents.ts'
import { fill } from '#web/domain/fill.ts'
import { blogAddress, type Filter } from './filter.ts'

type Props = { filter: Filter; matches: readonly Article[]; current: Article }

/** From article to article through the list; through all of them where the one now read is not on the list. */
export function Pager({ filter, matches, current }: Props) {
  const { articles, blog } = useContent()
  const list = matches.includes(current) ? matches : articles
  const place = list.indexOf(current)
  const addressAt = (index: number) => list[index] && blogAddress(filter, list[index].id)
  return (
    <nav
      aria-label={blog.pager}
      className="flex w-full items-center justify-between gap-2 border-leaf/20 text-base lg:border-y"
    >
      <Step to={addressAt(place - 1)}>
        <ArrowLeft aria-hidden strokeWidth={1.5} className="size-5" />
        {blog.previous}
      </Step>
      <span className="tabular-nums">{fill(blog.place, { place: place + 1, total: list.length })}</span>
      <Step to={addressAt(place + 1)}>
        {blog.next}
        <ArrowRight aria-hidden strokeWidth={1.5} className="size-5" />
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
