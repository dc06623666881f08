import Search from 'lucide-react/icons/search'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTopics } from '#web/model/context.ts'
import type { Article } from '#web/model/types.ts'
import { views } from '#web/views.ts'
import { CATEGORY, type Filter, readFilter, SEARCH } from './filter.ts'
import type { panelTopics } from './topics.ts'
import { replaceSearch } from './use-blog.ts'

type Props = { filter: Filter; opened: Article | undefined }

/**
 * Narrows the list with every letter. Sending the form leads to the blog's own page with the same search. The
 * box is uncontrolled, so that hydration keeps what was typed before it.
 */
export function SearchBox({ filter, opened }: Props) {
  const { blog } = useTopics<typeof panelTopics>().words
  const box = useRef<HTMLInputElement>(null)

  const hydrated = useRef(false)

  const showSearch = useEffectEvent((search: string) => {
    const input = box.current
    if (!input) return
    const typedBefore = !hydrated.current && input.value
    hydrated.current = true
    if (typedBefore) replaceSearch(typedBefore, opened)
    // A render that lags behind the typing does not change the box.
    else if (search === readFilter(location.search).search) input.value = search
  })
  useEffect(() => showSearch(filter.search), [filter.search])

  return (
    <search className="min-w-0 grow basis-[min(11.5rem,100%)] lg:basis-auto lg:grow-0">
      <form action={views.blog.path} className="relative">
        {filter.category !== 'all' && <input type="hidden" name={CATEGORY} value={filter.category} />}
        <Search
          aria-hidden
          strokeWidth={1.5}
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3.5 size-5 text-moss"
        />
        <input
          ref={box}
          type="search"
          name={SEARCH}
          aria-label={blog.searchLabel}
          placeholder={blog.searchPlaceholder}
          defaultValue=""
          onChange={(event) => replaceSearch(event.currentTarget.value, opened)}
          className="min-h-12 w-full rounded-full border-[1.5px] border-leaf/60 bg-transparent pr-1 pl-10.5 text-base placeholder:text-jam/75"
        />
      </form>
    </search>
  )
}
