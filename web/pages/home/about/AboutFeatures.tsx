import { useContent } from '#web/model/context.ts'
import { Icon } from '#web/ui/Icon.tsx'

/** A ledger beside the sheet; without one, and where that is as wide as the page, columns. */
export function AboutFeatures({ isBeside }: { isBeside: boolean }) {
  const { features } = useContent().about
  if (features.length === 0) return null
  return (
    <ul
      className={`ledger grid gap-x-gap md:auto-cols-fr md:grid-flow-col ${isBeside ? 'xl:c9 xl:row-start-2 xl:grid-flow-row xl:content-between' : ''}`}
    >
      {features.map(({ icon, title, description }) => (
        <li key={title} className="grid grid-cols-[1.75rem_1fr] content-start items-center gap-x-3.5">
          <Icon name={icon} className="size-7 text-moss" />
          <h3 className="text-h4">{title}</h3>
          <p className="col-start-2 text-balance">{description}</p>
        </li>
      ))}
    </ul>
  )
}
