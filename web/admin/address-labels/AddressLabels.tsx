import Printer from 'lucide-react/icons/printer'
import { useId, useState } from 'react'
import { readStorage, writeStorage } from '#web/browser/storage.ts'
import type { Order } from '#worker/orders/contract.ts'
import { isToSend } from '#worker/orders/rules.ts'
import { Select } from '../controls/fields.tsx'
import { Part, QueryResult } from '../controls/Panel.tsx'
import { RowList } from '../controls/RowList.tsx'
import { buttonStyle, SmallButton } from '../controls/SmallButton.tsx'
import { plural } from '../format.ts'
import { OrderMessage } from '../orders/KeptMessages.tsx'
import { useKeptMessages } from '../orders/kept-messages.ts'
import { useMarks } from '../orders/marks.ts'
import { describeItems, partOf } from '../orders/order-tabs.ts'
import { queryWholeList } from '../orders/queries.ts'
import { partLink } from '../routing.ts'
import { recalledOf, useShop } from '../shop.ts'
import { type Addressed, AddressSheets } from './AddressSheets.tsx'
import { addressType, LABEL_PAPERS, type LabelPaper } from './label-size.ts'

/** The part of the page's address that leads here. */
export const ADDRESS_LABELS = 'address-labels'

/** The keys under which this browser saves the paper of its printer, and that the packs are not of glass. */
const PAPER_KEY = 'owner_label_paper'
const NO_GLASS_KEY = 'owner_label_no_glass'

const PAPERS = Object.entries(LABEL_PAPERS).map(([id, { name }]) => [id as LabelPaper, name] as const)

/** Address labels of all parcels that are to be sent, which the browser prints. */
export function AddressLabels() {
  const id = useId()
  return (
    <section aria-labelledby={id} className="wide pt-2.5 pb-14 lg:pt-4.5 print:max-w-none print:p-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 print:hidden">
        <h2 id={id} className="text-2xl">
          Address labels
        </h2>
        <a href={partLink('orders', partOf('to_send'))} className={buttonStyle.text}>
          To send
        </a>
      </div>
      <Part>
        <QueryResult query={queryWholeList('to_send', {})}>
          {({ data }) => <Labels loaded={data} />}
        </QueryResult>
      </Part>
    </section>
  )
}

function Labels({ loaded }: { loaded: readonly Order[] }) {
  const shop = useShop()
  const { changed } = useMarks()
  const { find, isRefused } = useKeptMessages()
  const saved = readStorage('localStorage', PAPER_KEY) ?? ''
  const [paper, setPaper] = useState(saved in LABEL_PAPERS ? (saved as LabelPaper) : 'sheet')
  const [first, setFirst] = useState('1')
  const [isFragile, setFragile] = useState(() => readStorage('localStorage', NO_GLASS_KEY) === null)
  const { count } = LABEL_PAPERS[paper]
  const waiting = loaded
    .map((order) => changed.get(order.id) ?? order)
    .filter((order) => isToSend(order) && recalledOf(shop, order) === undefined)
  const addressOf = (order: Order) => {
    const kept = find(order)
    return kept?.isCut && addressType(kept.text, paper, shop.sender) ? kept.text : undefined
  }
  const parcels = waiting.flatMap((order): Addressed | [] => {
    const address = addressOf(order)
    return address ? { order, address } : []
  })
  const others = waiting.filter((order) => addressOf(order) === undefined)
  return (
    <>
      <div className="print:hidden">
        <p className="max-w-[60ch] py-1 text-moss text-sm">
          {isRefused
            ? 'This browser keeps no messages, as in a private window: without addresses there are no labels.'
            : 'Addresses are on this device alone: what you paste under “Mark an order”, cut to the address, or type here.'}
        </p>
        {others.length > 0 && (
          <>
            <h3 className="pt-2 font-semibold font-text text-jam text-label">
              {plural(others.length, 'parcel has', 'parcels have')} no address yet, or one too long for a
              label
            </h3>
            <RowList className="border-jam/35 border-t">
              {others.map((order) => (
                <li key={order.id} className="border-jam/35 border-b pt-2 text-label">
                  <code>{order.reference ?? 'no ref.'}</code> {describeItems(order)}{' '}
                  <span className="text-moss">{order.note}</span>
                  <OrderMessage order={order} kept={find(order)} />
                </li>
              ))}
            </RowList>
          </>
        )}
        {parcels.length === 0 ? (
          <p className="py-4 text-moss">No labels to print</p>
        ) : (
          <div className="flex flex-wrap items-center gap-2.5 py-3">
            <Select
              aria-label="Paper"
              value={paper}
              onChoose={(chosen) => {
                setPaper(chosen)
                writeStorage('localStorage', PAPER_KEY, chosen)
              }}
              options={PAPERS}
            />
            {count > 1 && (
              <Select
                aria-label="First free label"
                value={first}
                onChoose={setFirst}
                options={Array.from({ length: count }, (_, index) => {
                  const place = String(index + 1)
                  return [place, `From label ${place}`] as const
                })}
              />
            )}
            <label className="flex min-h-11 cursor-pointer items-center gap-2 text-label">
              <input
                type="checkbox"
                checked={isFragile}
                onChange={({ target }) => {
                  setFragile(target.checked)
                  writeStorage('localStorage', NO_GLASS_KEY, target.checked ? null : '1')
                }}
                className="size-5 accent-leaf"
              />
              Fragile: glass
            </label>
            <SmallButton as="filled" onClick={() => print()}>
              <Printer aria-hidden strokeWidth={1.75} className="size-4.5" />
              {`Print ${plural(parcels.length, 'label', 'labels')}`}
            </SmallButton>
            <p className="text-moss text-sm">Scale 100 %, no margins, headers or footers.</p>
          </div>
        )}
      </div>
      <div className="grid gap-6 print:block">
        <AddressSheets
          paper={paper}
          parcels={parcels}
          used={parcels.length > 0 && count > 1 ? Number(first) - 1 : 0}
          isFragile={isFragile}
        />
      </div>
    </>
  )
}
