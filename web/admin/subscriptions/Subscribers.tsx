import { type SubmitEvent, useState } from 'react'
import { api, bodyOf } from '#web/browser/api/client.ts'
import type { ListedSubscriber } from '#worker/subscriptions/contract.ts'
import { DeleteButton } from '../controls/DeleteButton.tsx'
import { field } from '../controls/fields.tsx'
import { LanguageNote } from '../controls/LanguageNote.tsx'
import { Pager, usePages } from '../controls/Pager.tsx'
import { Panel, QueryResult } from '../controls/Panel.tsx'
import { Select } from '../controls/Select.tsx'
import { SmallButton } from '../controls/SmallButton.tsx'
import { showMoment } from '../format.ts'
import type { Chosen } from '../statistics/range.ts'
import { querySubscribers, SUBSCRIBERS_PAGE } from './queries.ts'

/** Finds and deletes subscribers. */
export function Subscribers({ chosen }: { chosen: Chosen }) {
  const [search, setSearch] = useState('')
  const [isPending, setPending] = useState(false)
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
      {!search && (
        <Select
          aria-label="Subscribers shown"
          value={isPending ? 'pending' : 'confirmed'}
          onChange={({ target }) => setPending(target.value === 'pending')}
          frame="mt-2 w-48 max-w-full"
        >
          <option value="confirmed">Confirmed</option>
          <option value="pending">Not confirmed yet</option>
        </Select>
      )}
      <SubscriberPage
        key={`${chosen.range} ${search} ${isPending}`}
        chosen={chosen}
        search={search}
        isPending={isPending}
      />
    </Panel>
  )
}

type Props = { chosen: Chosen; search: string; isPending: boolean }

/** One page of a list that starts over with each range and search. */
function SubscriberPage({ chosen, search, isPending }: Props) {
  const pages = usePages()

  return (
    <QueryResult query={querySubscribers(chosen, search, isPending, pages.before)}>
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
            <Pager pages={pages} next={(data.length > SUBSCRIBERS_PAGE && last?.id) || null} />
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
          <span>{status === 'confirmed' ? row.source_page : `${STATUSES[status]}, ${row.source_page}`}</span>,{' '}
          <time dateTime={row.subscribed_at}>{showMoment(row.subscribed_at)}</time>
          <LanguageNote language={row.language} />
        </p>
      </div>
      <DeleteButton
        id={id}
        name={email}
        remove={() => bodyOf(api.owner.subscribers[':id'].$delete({ param: { id } }))}
      />
    </li>
  )
}
