import type { MyData } from '#web/api/my-data.ts'
import { useContent } from '#web/content/context.ts'
import { dateFormat, rupees } from '#web/lib/format.ts'

/** Lists the rows: what was recorded, when, and its data. */
export function MyDataRows({ data }: { data: MyData }) {
  const { myData } = useContent()
  return (
    <>
      <p className="mt-6 font-semibold text-leaf">{myData.heading}</p>
      <Rows
        title={myData.interactions}
        rows={data.interactions.map((row) => ({
          id: row.id,
          when: row.timestamp,
          what: [
            row.interaction_type,
            row.page_url,
            row.additional_data && JSON.stringify(row.additional_data),
          ],
        }))}
      />
      <Rows
        title={myData.orders}
        rows={data.orders.map((row) => ({
          id: row.id,
          when: row.clicked_at ?? row.sold_at ?? '',
          what: [
            row.reference,
            myData.orderStatus[row.status],
            row.pack,
            row.quantity > 1 && `× ${row.quantity}`,
            row.amount !== null && rupees(row.amount),
            row.page,
            row.placement,
            row.source,
          ],
        }))}
      />
      <Rows
        title={myData.productEvents}
        rows={data.productEvents.map((row) => ({
          id: row.id,
          when: row.timestamp,
          what: [row.event_name, row.product_name, row.conversion_value && rupees(row.conversion_value)],
        }))}
      />
      <Rows
        title={myData.inquiries}
        rows={data.inquiries.map((row) => ({
          id: row.id,
          when: row.created_at,
          what: [
            row.inquiry_type,
            row.status,
            row.page,
            row.source,
            row.name,
            row.email,
            row.phone,
            row.message,
          ],
        }))}
      />
    </>
  )
}

type Row = { id: string; when: string; what: (string | 0 | false | null)[] }

function Rows({ title, rows }: { title: string; rows: Row[] }) {
  const { language } = useContent()
  const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'medium' })
  if (rows.length === 0) return null
  return (
    <>
      <p className="mt-4">
        {title} ({rows.length})
      </p>
      <ul className="mt-1 border-leaf/20 border-t text-sm">
        {rows.map(({ id, when, what }) => (
          <li key={id} className="wrap-anywhere border-leaf/20 border-b py-2">
            <time dateTime={when} className="mr-3 tabular-nums">
              {time.format(new Date(when))}
            </time>
            {what.filter(Boolean).join(' · ')}
          </li>
        ))}
      </ul>
    </>
  )
}
