import { type SubmitEvent, useState } from 'react'
import type { Range } from '#contract/ranges.ts'
import { Panel } from '../panels/Panel.tsx'
import { SmallButton } from '../SmallButton.tsx'
import { SubscriberPage } from './SubscriberPage.tsx'

/** Finds and deletes subscribers. */
export function Subscribers({ range }: { range: Range }) {
  const [search, setSearch] = useState('')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSearch(String(new FormData(event.currentTarget).get('search')).trim())
  }
  return (
    <Panel
      heading="Find a subscriber"
      lede="Search finds any address by its first letters. Without a search, the list covers the range chosen above."
    >
      <search>
        <form onSubmit={submit} onReset={() => setSearch('')} className="flex flex-wrap gap-2">
          <input
            type="search"
            name="search"
            aria-label="Address begins with"
            placeholder="Address begins with"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            maxLength={255}
            className="min-h-11 w-full min-w-0 flex-1 basis-48 rounded-lg border border-moss bg-paper px-3.5"
          />
          <SmallButton type="submit">Search</SmallButton>
          {search && <SmallButton type="reset">Show all</SmallButton>}
        </form>
      </search>
      <SubscriberPage key={`${range} ${search}`} range={range} search={search} />
    </Panel>
  )
}
