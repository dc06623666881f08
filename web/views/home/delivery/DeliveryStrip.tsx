import { delivery } from '#web/content/delivery.ts'

/** Where, when, for how much and how to pay, in one row; below it a link to the whole of it. */
export function DeliveryStrip() {
  return (
    <dl className="col-span-full grid gap-x-8 gap-y-4 border-leaf/20 border-y py-6 text-base leading-snug sm:grid-cols-2 lg:grid-cols-4">
      {delivery.strip.map(({ name, text }) => (
        <div key={name}>
          <dt className="eyebrow text-moss">{name}</dt>
          <dd className="mt-1">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
