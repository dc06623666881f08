import { type SubmitEvent, useState } from 'react'
import type { Range } from '#contract/ranges.ts'
import type { SubscriberDeletions } from '../data/subscriber-deletions.ts'
import { Panel } from '../panels/Panel.tsx'
import { SmallButton } from '../SmallButton.tsx'
import { SubscriberPage } from './SubscriberPage.tsx'

type Props = { range: Range; demo: boolean; deletions: SubscriberDeletions }

/** Finds, deletes and restores subscribers. */
export function Subscribers({ range, demo, deletions }: Props) {
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
      <SubscriberPage key={`${range} ${search}`} range={range} search={search} deletions={deletions} />
      {deletions.deleted.length > 0 && (
        <p role="status" className="mt-3 text-moss text-sm">
          {demo
            ? 'Demo: nothing is actually deleted.'
            : 'Deleted. Undo restores everything while this page stays open.'}
        </p>
      )}
    </Panel>
  )
}
