import { type SubmitEvent, useState } from 'react'
import { api, bodyOf } from '#web/browser/api/client.ts'
import type { ListedSubscriber } from '#worker/subscriptions/contract.ts'
import { DeleteButton } from '../controls/DeleteButton.tsx'
import { field } from '../controls/fields.tsx'
import { PagedList } from '../controls/PagedList.tsx'
import { Panel } from '../controls/Panel.tsx'
import { RowList } from '../controls/RowList.tsx'
import { SmallButton } from '../controls/SmallButton.tsx'
import { showMoment } from '../format.ts'
import type { SpanQuery } from '../statistics/range.ts'
import { useNumbers } from '../statistics/use-numbers.ts'

/** Finds and deletes subscribers. */
export function Subscribers() {
  const { chosen, span } = useNumbers()
  const [search, setSearch] = useState('')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSearch(String(new FormData(event.currentTarget).get('search')).trim())
  }
  return (
    <Panel
      heading="Find a subscriber"
      lede="Search finds any address by its first letters, also one that is not confirmed yet. Without a search, the list covers the range chosen above."
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
            className={`${field} flex-1 basis-48`}
          />
          <SmallButton type="submit">Search</SmallButton>
          {search && <SmallButton type="reset">Show all</SmallButton>}
        </form>
      </search>
      {/* The list starts over with each range and search. */}
      <PagedList key={`${chosen.range} ${search}`} query={(before) => querySubscribers(span, search, before)}>
        {(rows) => (
          <>
            {rows.length === 0 && (
              <p className="py-4 text-moss">
                {search ? 'No address begins with that' : 'No subscribers in this range'}
              </p>
            )}
            <RowList className="mt-2">
              {rows.map((row) => (
                <SubscriberRow key={row.id} row={row} />
              ))}
            </RowList>
          </>
        )}
      </PagedList>
    </Panel>
  )
}

/** The number of subscribers on one page of the list. */
const PAGE_SIZE = 10

/**
 * Makes the query of a page: with a search the addresses that begin with it, else those of the range. One row more than a
 * page has shows whether there is another one.
 */
function querySubscribers(span: SpanQuery, search: string, before: string | undefined) {
  const query = {
    ...span,
    limit: String(PAGE_SIZE + 1),
    ...(search && { search }),
    ...(before && { before }),
  }
  return {
    key: ['subscribers', query],
    async fetch() {
      const rows = (await bodyOf(api.stats.subscriptions.$get({ query }))).data
      const data = rows.slice(0, PAGE_SIZE)
      return { data, next: (rows.length > PAGE_SIZE && data.at(-1)?.id) || null }
    },
  }
}

const STATUSES = { pending: 'not confirmed yet', unsubscribed: 'unsubscribed' }

function SubscriberRow({ row }: { row: ListedSubscriber }) {
  const { id, email, status } = row
  return (
    <li className="flex items-center justify-between gap-3 border-leaf/10 border-b py-2">
      <div className="min-w-0">
        <p className="wrap-anywhere">{email}</p>
        <p className="text-moss text-sm">
          <span>{status === 'confirmed' ? row.source_page : `${STATUSES[status]}, ${row.source_page}`}</span>,{' '}
          <time dateTime={row.subscribed_at}>{showMoment(row.subscribed_at)}</time>
        </p>
      </div>
      <DeleteButton
        name={email}
        remove={() => bodyOf(api.owner.subscribers[':id'].$delete({ param: { id } }))}
      />
    </li>
  )
}
