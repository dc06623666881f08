import { useContent } from '#web/model/context.ts'
import type { Content } from '#web/model/types.ts'
import { describeNewestBatch, leadText, newestLead } from '#web/shop/batch.ts'
import { UNITS } from '#web/shop/substances.ts'
import { OUTLINE } from '#web/ui/Arch.tsx'
import { BatchLink, newestReportPath } from '#web/ui/BatchLink.tsx'
import { firstLetter } from '#web/ui/initials.ts'
import { PageLink } from '#web/ui/PageLink.tsx'
import { views } from '#web/views.ts'

/**
 * Shows the evidence for the promise on a sheet: the story of the newest batch, unless the hero shows it, and the lead
 * that was found in it.
 */
export function QualityPromise({ className }: { className: string }) {
  const content = useContent()
  const { batches, copy, words } = content
  const { story, report } = sheetOf(content)
  const lead = newestLead(content)
  return (
    <div
      id="quality"
      className={`grid grid-cols-1 gap-x-gap gap-y-4 border-leaf border-t-[1.5px] pt-4 md:grid-cols-2 xl:pt-6 ${className}`}
    >
      {(copy.about.promise || story) && (
        <div>
          {copy.about.promise && (
            <>
              <h3 className="eyebrow mb-2 font-text text-fern">{copy.about.promise.title}</h3>
              <p className="mb-3 text-balance font-display font-medium text-h3-large text-leaf">
                {copy.about.promise.text}
              </p>
            </>
          )}
          {batches.length > 0 && (
            <p className="leading-normal">
              {story}{' '}
              <PageLink
                to={views.batch.path}
                className="whitespace-nowrap text-leaf underline underline-offset-4"
              >
                {words.batch.link.find}
              </PageLink>
            </p>
          )}
        </div>
      )}
      <div className="text-balance text-small xl:text-list">
        <div className="mb-1 flex flex-wrap items-end justify-between">
          {lead && (
            <span aria-hidden="true" className="flex flex-wrap items-baseline gap-x-2 text-clay">
              <span className="figure text-figure-l xl:text-[6.125rem]">{lead.found}</span>
              <span className="text-base">{UNITS.lead}</span>
            </span>
          )}
          <WaxSeal className="ml-auto w-20" />
        </div>
        {report && (
          <BatchLink className="relative text-leaf underline underline-offset-4 after:absolute after:-inset-y-3 after:inset-x-0">
            {leadText(content) || undefined}
          </BatchLink>
        )}
      </div>
      {report && lead && <Scale {...lead} />}
    </div>
  )
}

/** Returns the contents of the sheet. Where no customers are counted, the hero shows the story of the batch. */
export function sheetOf(content: Content) {
  const { copy } = content
  return {
    story: copy.hero.customers || copy.hero.rating ? describeNewestBatch(content) : '',
    report: newestReportPath(content),
  }
}

/** A scale from zero to the legal limit, in fifths, filled up to the measured value. */
function Scale({ found, limit }: { found: number; limit: number }) {
  return (
    <div aria-hidden="true" className="col-span-full text-small tabular-nums">
      <svg
        aria-hidden="true"
        viewBox="0 0 100 16"
        preserveAspectRatio="none"
        className="h-4 w-full overflow-visible fill-none stroke-leaf"
      >
        <rect
          y="5"
          width={Math.min(100, (found / limit) * 100)}
          height="11"
          className="fill-seal stroke-none"
        />
        <path
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
          d="M0 2V16H100V2M20 9V16M40 9V16M60 9V16M80 9V16"
        />
      </svg>
      <p className="flex justify-between">
        <span>0</span>
        <span>{limit}</span>
      </p>
    </div>
  )
}

/** A seal of dark wax with the brand's first letter. */
function WaxSeal({ className }: { className: string }) {
  const { facts } = useContent()
  return (
    <svg aria-hidden="true" viewBox="0 0 160 160" className={className}>
      <path
        className="fill-seal"
        d="M80 4C98 2 109 12 124 18C141 25 151 38 152 56C153 70 160 80 156 97C152 114 142 126 128 137C115 148 101 150 84 155C66 160 50 152 36 142C22 133 9 122 6 104C3 88 6 77 5 62C4 44 18 32 31 20C46 7 62 6 80 4Z"
      />
      <g fill="none" strokeWidth="1.6" className="stroke-paper">
        <circle cx="80" cy="80" r="60" />
        <path d={OUTLINE} transform="translate(50 38) scale(0.15)" vectorEffect="non-scaling-stroke" />
      </g>
      <text
        x="80"
        y="98"
        textAnchor="middle"
        fontSize="42"
        fontWeight="500"
        className="fill-paper font-display"
      >
        {firstLetter(facts.brand.name)}
      </text>
    </svg>
  )
}
