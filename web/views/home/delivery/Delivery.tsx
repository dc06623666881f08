import { delivery, zones } from '../../../content/delivery.ts'
import { rupees } from '../../../lib/format.ts'
import { BulkOrders } from './BulkOrders.tsx'

const { columns } = delivery

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
