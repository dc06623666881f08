import { useState } from 'react'
import { LANGUAGES, localeOf } from '#contract/languages.ts'
import { RETENTION_DAYS } from '#contract/limits.ts'
import { isOwnerDevice, markOwnerDevice } from '#web/browser/tracking/owner-device.ts'
import { PENDING_RETENTION_DAYS } from '#worker/subscriptions/constants.ts'
import { Notes, Panel } from '../controls/Panel.tsx'
import { useShop } from '../shop.ts'

const KEPT_DATA = [
  'A day is a day in India. A sale counts on the day on which it was sold, money given back on the day of the refund, a subscriber on the day of the confirmation.',
  `Clicks, views, questions and orders that were not sold are deleted after ${RETENTION_DAYS} days, sign-ups that nobody confirmed ${PENDING_RETENTION_DAYS} days after their mail. Subscribers, the numbers of past days and sales stay; a sale of before then has no reference and no note.`,
  'What you paste under “Mark an order” stays in this browser, for “To send” and the address labels. It is in no file and no backup; another phone has its own.',
  'Who asks you to erase an order names its reference: look it up under “Mark an order” and erase it. One that was sold stays in the accounts, without reference, note and source.',
  'In the accountant’s file the refund of an earlier sale is a line of its own. In every file a cell that a spreadsheet would take for another number or a day begins with an apostrophe.',
]

/** Answers what the owner asks about her numbers and rows. */
export function KeptData() {
  return (
    <Panel heading="What is kept, and how it counts">
      <Notes notes={KEPT_DATA} />
    </Panel>
  )
}

/** English texts that have changed since they were translated, as of the build. */
export function Translations() {
  const { translations } = useShop()
  if (translations.length === 0) return null
  return (
    <Panel heading="Translations" lede="Texts that have changed in English since they were translated.">
      <dl className="text-sm">
        {translations.map(({ language, outdated, untranslated = [] }) => (
          <div key={language} className="py-1">
            <dt lang={localeOf(language)} className="inline font-semibold">
              {LANGUAGES.find(({ id }) => id === language)?.name}:{' '}
            </dt>
            <dd className="inline">
              {untranslated.length > 0 && `in English: ${untranslated.join(', ')}. Changed: `}
              {outdated
                ? outdated.join(', ') || 'none'
                : 'not known; this site was built without its history'}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

/** Marks this device as the owner's. It is never prerendered, so it may read the browser's storage. */
export function OwnerDevices() {
  const [mine, setMine] = useState(isOwnerDevice)
  return (
    <Panel
      heading="Your own devices"
      lede="Clicks on a device marked as yours are left out of the numbers. Sign in on each of them, and tick it here."
    >
      <label className="flex min-h-12 w-fit cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={mine}
          onChange={({ target }) => {
            markOwnerDevice(target.checked)
            // Unchanged where the browser stores nothing.
            setMine(isOwnerDevice())
          }}
          className="size-5.5 accent-leaf"
        />
        This device is mine
      </label>
    </Panel>
  )
}
