import { type SubmitEvent, useState } from 'react'
import type { Range } from '../../../worker/contract/ranges.ts'
import { subscriberText } from '../../content/admin.ts'
import { Panel } from './Panel.tsx'
import { quietButton } from './quiet-button.ts'
import { SubscriberPage } from './SubscriberPage.tsx'
import type { useDeletions } from './use-deletions.ts'

type Props = { range: Range; demo: boolean; deletions: ReturnType<typeof useDeletions> }

export function Subscribers({ range, demo, deletions }: Props) {
  const [search, setSearch] = useState('')
  const look = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSearch(String(new FormData(event.currentTarget).get('search')).trim())
  }
  return (
    <Panel heading={subscriberText.heading} lede={subscriberText.lede}>
      <search>
        <form onSubmit={look} onReset={() => setSearch('')} className="flex flex-wrap gap-2">
          <input
            type="search"
            name="search"
            aria-label={subscriberText.label}
            placeholder={subscriberText.label}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            maxLength={255}
            className="min-h-11 w-full min-w-0 flex-1 basis-48 rounded-lg border border-moss bg-paper px-3.5"
          />
          <button type="submit" className={quietButton}>
            {subscriberText.search}
          </button>
          {search && (
            <button type="reset" className={quietButton}>
              {subscriberText.clear}
            </button>
          )}
        </form>
      </search>
      <SubscriberPage key={`${range} ${search}`} range={range} search={search} deletions={deletions} />
      {deletions.deleted.length > 0 && (
        <p role="status" className="mt-3 text-moss text-sm">
          {demo ? subscriberText.deletedDemo : subscriberText.deleted}
        </p>
      )}
    </Panel>
  )
}
