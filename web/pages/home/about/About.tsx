import { useContent } from '#web/model/context.ts'
import { Band } from '#web/ui/Band.tsx'
import { ContentPicture, pictureFile } from '#web/ui/ContentPicture.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { linkPhone } from '#web/ui/PageLink.tsx'
import { SectionHeading } from '#web/ui/SectionHeading.tsx'
import { QualityPromise, sheetOf } from './QualityPromise.tsx'

export function About() {
  const content = useContent()
  const { copy, words, facts } = content
  if (!copy.about.heading) return null
  const hasPicture = pictureFile(copy.about.picture) !== undefined
  const { story, report } = sheetOf(content)
  const hasSheet = Boolean(copy.about.promise || story || report)
  // Between the first screen and the shop alone, it is dark, so that not all bands are of one colour.
  const isAlone = !hasPicture && !hasSheet && !copy.heritage.heading && !copy.products.definition
  return (
    <Band
      tone={isAlone ? 'leaf' : 'linen'}
      id="about"
      labelledBy="about-heading"
      className={hasPicture ? 'max-md:pt-0' : ''}
    >
      <div className="page-grid gap-y-5 xl:gap-y-8">
        {hasPicture && (
          <div className="bleed h-40 md:col-end-7 md:mr-0 md:h-auto md:rounded-r-sm xl:min-h-96">
            <ContentPicture
              name={copy.about.picture}
              sizes="(width >= 48rem) 52vw, 100vw"
              className="absolute inset-0 object-[40%_38%] xl:object-[40%_25%]"
            />
          </div>
        )}
        <SectionHeading
          id="about-heading"
          eyebrow={words.about.eyebrow}
          lede={copy.about.problem && linkPhone(copy.about.problem, facts.brand.phone)}
          className={hasPicture ? 'md:c7 md:py-4 xl:self-center' : hasSheet ? 'md:col-end-9' : 'md:col-end-7'}
        >
          {copy.about.heading}
        </SectionHeading>
        <AboutFeatures
          className={hasSheet ? BESIDE_SHEET : hasPicture ? IN_COLUMNS : 'md:c7 md:self-center'}
        />
        {hasSheet && <QualityPromise className="xl:c1 xl:col-end-9 xl:row-start-2" />}
        <Checklist />
      </div>
    </Band>
  )
}

function Checklist() {
  const { checklist } = useContent().copy.about
  if (checklist.length === 0) return null
  return (
    <ul className="ledger grid grid-cols-2 gap-x-gap text-list md:grid-cols-3">
      {checklist.map(({ claim, text, qualifier }) => (
        <li key={claim.id} className="tick text-balance">
          {text}
          {qualifier && <small className="block text-fern text-small">{qualifier}</small>}
        </li>
      ))}
    </ul>
  )
}

const IN_COLUMNS = 'md:auto-cols-fr md:grid-flow-col'
const BESIDE_SHEET = `${IN_COLUMNS} xl:c9 xl:row-start-2 xl:grid-flow-row xl:content-between`

/**
 * Lists the features: in columns; on large screens in one beside the sheet, and without sheet and picture in one beside the
 * heading.
 */
function AboutFeatures({ className }: { className: string }) {
  const { features } = useContent().copy.about
  if (features.length === 0) return null
  return (
    <ul className={`ledger grid gap-x-gap ${className}`}>
      {features.map(({ icon, title, description }) => (
        <li key={title} className="grid grid-cols-[1.75rem_1fr] content-start items-center gap-x-3.5">
          <Icon name={icon} className="size-7 text-moss in-[.on-leaf]:text-amla" />
          <h3 className="text-h4">{title}</h3>
          <p className="col-start-2 text-balance">{description}</p>
        </li>
      ))}
    </ul>
  )
}
