import { useContent } from '#web/model/context.ts'
import { Fold } from '#web/ui/Fold.tsx'

/** Three short facts of the making, each a name and its sentence; on a phone, where the page has told them, in a fold. */
export function Highlights({ className }: { className: string }) {
  const { heading, list } = useContent().products.highlights
  if (list.length === 0) return null
  return (
    <Fold phoneOnly className={className} label={<h3 className="eyebrow font-text text-fern">{heading}</h3>}>
      <ul className="ledger mt-2 grid gap-x-gap max-md:pb-2.5 md:max-xl:auto-cols-fr md:max-xl:grid-flow-col">
        {list.map(({ title, description }) => (
          <li key={title}>
            <h4 className="font-semibold text-leaf xl:text-lg xl:leading-snug">{title}</h4>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
