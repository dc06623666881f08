import { useContent } from '#web/model/context.ts'
import { Icon } from '#web/ui/Icon.tsx'

/** The first is a panel with its figure, where it has one; the others share the columns below the picture. */
export function AboutFeatures() {
  const { about } = useContent()
  const [first, ...others] = about.features
  return (
    <>
      {first && (
        <div className="on-leaf -mx-bleed grid grid-cols-[auto_1fr] items-center gap-5 bg-leaf py-3.5 pr-gutter pl-bleed text-paper md:c1 md:col-end-7 md:row-start-2 md:row-end-4 md:mr-0 md:min-h-52 md:rounded-r-sm md:py-5 md:pr-6 xl:gap-9 xl:py-0">
          {first.figure && (
            <span aria-hidden="true" className="figure -ml-[0.03em] text-amla text-figure-xl">
              {first.figure}
            </span>
          )}
          <div>
            <h3 className="text-h3">{first.title}</h3>
            <p className="mt-1 text-balance leading-normal">{first.description}</p>
          </div>
        </div>
      )}
      {others.length > 0 && (
        <ul className="grid gap-x-gap gap-y-3 md:c7 md:row-start-3 md:auto-cols-fr md:grid-flow-col">
          {others.map(({ icon, title, description }) => (
            <li
              key={title}
              className="grid grid-cols-[1.75rem_1fr] items-center gap-x-3.5 border-line not-first:border-t not-first:pt-3 md:block md:border-t md:pt-3"
            >
              <Icon name={icon} className="size-7 text-moss md:mb-2 md:size-6.5" />
              <h3 className="text-h3">{title}</h3>
              <p className="col-start-2 mt-0.5 text-balance leading-normal">{description}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
