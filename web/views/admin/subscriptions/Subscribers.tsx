import { type SubmitEvent, useState } from 'react'
import { api, bodyOf } from '#web/api/client.ts'
import type { Range } from '#worker/statistics/contract.ts'
import type { ListedSubscriber } from '#worker/subscriptions/contract.ts'
import { querySubscribers, SUBSCRIBERS_PAGE } from '../statistics/queries.ts'
import { showMoment } from '../format.ts'
import { LanguageNote } from '../controls/LanguageNote.tsx'
import { DeleteForGood } from '../controls/DeleteForGood.tsx'
import { Panel, QueryResult } from '../controls/Panel.tsx'
import { SmallButton } from '../controls/SmallButton.tsx'

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

type Props = { range: Range; search: string }

/** One page of a list that starts over with each range and search. */
function SubscriberPage({ range, search }: Props) {
  /** The cursor of each page after the first, up to the one shown. */
  const [cursors, setCursors] = useState<readonly string[]>([])

  return (
    <QueryResult query={querySubscribers(range, search, cursors.at(-1))}>
      {({ data }) => {
        const rows = data.slice(0, SUBSCRIBERS_PAGE)
        const last = rows.at(-1)
        return (
          <>
            {rows.length === 0 && (
              <p className="py-4 text-moss">
                {search ? 'No address begins with that' : 'No subscribers in this range'}
              </p>
            )}
            <ul tabIndex={-1} className="mt-2">
              {rows.map((row) => (
                <SubscriberRow key={row.id} row={row} />
              ))}
            </ul>
            <div className="mt-3 flex gap-2">
              <SmallButton disabled={cursors.length === 0} onClick={() => setCursors(cursors.slice(0, -1))}>
                Previous
              </SmallButton>
              <SmallButton
                disabled={data.length <= SUBSCRIBERS_PAGE}
                onClick={() => last && setCursors([...cursors, last.id])}
              >
                Next
              </SmallButton>
            </div>
          </>
        )
      }}
    </QueryResult>
  )
}

const STATUSES = { pending: 'not confirmed yet', unsubscribed: 'unsubscribed' }

function SubscriberRow({ row }: { row: ListedSubscriber }) {
  const { id, email, status } = row
  return (
    <li className="flex items-center justify-between gap-3 border-leaf/10 border-b py-2">
      <div className="min-w-0">
        <p className="wrap-anywhere">{email}</p>
        <p className="text-moss text-sm">
          {status !== 'confirmed' && `${STATUSES[status]}, `}
          {row.source_page}, <time dateTime={row.subscribed_at}>{showMoment(row.subscribed_at)}</time>
          <LanguageNote language={row.language} />
        </p>
      </div>
      <DeleteForGood
        id={id}
        name={email}
        remove={() => bodyOf(api.owner.subscribers[':id'].$delete({ param: { id } }))}
      />
    </li>
  )
}
