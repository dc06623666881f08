import { delivery, zones } from '#web/content/delivery.ts'
import { rupees } from '#web/lib/format.ts'
import { views } from '#web/views.ts'
import { BulkOrders } from './BulkOrders.tsx'

const { columns, wrong } = delivery

/** "Shipping Info" of the footer leads here: the zones, the way of an order, and bulk orders. */
export function Delivery() {
  return (
    <div id={delivery.id} className="col-span-full grid gap-x-16 gap-y-10 pt-8 lg:grid-cols-12 lg:pt-16">
      <div className="lg:col-span-6">
        <h3 className="text-h3">{delivery.heading}</h3>
        <table className="zones">
          <thead>
            <tr>
              <th>{columns.zone}</th>
              <th>{columns.days}</th>
              <th>{columns.charge}</th>
            </tr>
          </thead>
          <tbody>
            {zones.list.map(({ name, days, charge }) => (
              <tr key={name}>
                <th>{name}</th>
                <td>
                  {days.from} to {days.to}
                </td>
                <td>{rupees(charge)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <h4 className="mt-8 font-semibold text-leaf">{wrong.name}</h4>
        <p className="mt-2">{wrong.text}</p>
        <a
          href={views[wrong.link.view].path}
          className="mt-1 inline-flex min-h-11 items-center text-moss underline underline-offset-4 hover:text-leaf"
        >
          {wrong.link.name}
        </a>
      </div>
      <ol className="order-steps lg:col-span-6 lg:pt-2">
        {delivery.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <BulkOrders />
    </div>
  )
}
