import { useContent } from '#web/model/context.ts'

/** Three short facts of the making, each a name and its sentence. */
export function Highlights({ className }: { className: string }) {
  const { heading, list } = useContent().products.highlights
  if (list.length === 0) return null
  return (
    <div className={className}>
      <h3 className="eyebrow font-text text-fern">{heading}</h3>
      <ul className="ledger mt-2 grid gap-x-gap md:max-xl:auto-cols-fr md:max-xl:grid-flow-col">
        {list.map(({ title, description }) => (
          <li key={title}>
            <h4 className="font-semibold text-leaf xl:text-lg xl:leading-snug">{title}</h4>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
