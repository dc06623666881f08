import { useContent } from '#web/model/context.ts'
import { NotedText } from '#web/ui/Notes.tsx'

/** The figures about customers: rows of a ledger on a phone, columns on large screens; nothing while all are hidden. */
export function Summary({ className = '' }: { className?: string }) {
  const { testimonials } = useContent()
  if (testimonials.summary.length === 0) return null
  return (
    // Large text on a narrow screen: each figure is below its name.
    <dl
      className={`grid grid-cols-[auto_1fr] gap-x-gap self-end @max-[16rem]:block xl:grid-cols-[calc(50%+var(--gap)/2-1rem)_1fr_fit-content(9.75rem)] xl:items-end xl:gap-4 ${className}`}
    >
      {testimonials.summary.map(({ claim, qualifier }) => (
        <div
          key={claim.id}
          className="col-span-full grid grid-cols-subgrid items-center border-line border-t py-1.5 last:border-b xl:only:grid-cols-[auto_1fr] xl:only:gap-x-gap xl:only:border-b-0 xl:only:pt-4 xl:only:pb-0 xl:not-only:col-auto xl:not-only:block xl:not-only:border-0 xl:not-only:p-0 @max-[16rem]:block"
        >
          {/* On large screens the name of the second is on one line. */}
          <dt className="col-start-2 text-list/[1.3] xl:text-[0.9375rem]">{claim.label}</dt>
          {qualifier && (
            <dd className="col-start-2 text-fern text-small/[1.3]">
              <NotedText text={qualifier} />
            </dd>
          )}
          <dd className="figure col-start-1 row-span-2 row-start-1 text-figure-m text-leaf xl:mt-2">
            {claim.value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
