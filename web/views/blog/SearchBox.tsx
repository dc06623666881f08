import Search from 'lucide-react/icons/search'
import { useEffect, useEffectEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { navigate } from 'wouter/use-browser-location'
import type { Article } from '../../content/articles.ts'
import { blog } from '../../content/blog.ts'
import { leaveEntry } from '../../lib/scroll-memory.ts'
import { views } from '../../views.ts'
import { blogAddress, type Filter } from './filter.ts'

type Props = { filter: Filter; opened: Article | undefined }

/** Narrows the list with every letter, and begins it anew: the first match is shown (spec 4). */
export function SearchBox({ filter, opened }: Props) {
  const box = useRef<HTMLInputElement>(null)

  function search(text: string) {
    const address = blogAddress({ ...filter, search: text })
    if (opened) leaveEntry()
    // From an article the search is a step that Back undoes; the letters after the first are none.
    flushSync(() => navigate(address, opened ? {} : { replace: true, state: history.state }))
    // A new view takes the focus to its heading; whoever types goes on typing.
    box.current?.focus({ preventScroll: true })
  }

  const searchAtOnce = useEffectEvent(() => {
    const typed = box.current?.value
    if (typed && typed !== filter.search) queueMicrotask(() => search(typed))
  })

  // What was typed before the page came alive has been typed.
  useEffect(() => searchAtOnce(), [])

  return (
    <search className="grow basis-46 lg:basis-auto lg:grow-0">
      <form action={views.blog.path} onSubmit={(event) => event.preventDefault()} className="relative">
        <Search
          aria-hidden
          strokeWidth={1.5}
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3.5 size-5 text-moss"
        />
        <input
          ref={box}
          type="search"
          name="q"
          aria-label={blog.searchLabel}
          placeholder={blog.searchPlaceholder}
          value={filter.search}
          onChange={(event) => search(event.currentTarget.value)}
          className="min-h-12 w-full rounded-full border-[1.5px] border-leaf/60 bg-transparent pr-1 pl-10.5 text-base placeholder:text-jam/75"
        />
      </form>
    </search>
  )
}
