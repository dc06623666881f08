import { mark } from 'virtual:shop/look'
import { useContent } from '#web/model/context.ts'
import type { Content } from '#web/model/types.ts'
import { Band } from '#web/ui/Band.tsx'
import { ContentPicture, pictureFile } from '#web/ui/ContentPicture.tsx'
import { Drawing } from '#web/ui/Drawing.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { linkPhone } from '#web/ui/PageLink.tsx'
import { SectionHeading } from '#web/ui/SectionHeading.tsx'
import { QualityPromise, sheetOf } from './QualityPromise.tsx'

/**
 * @returns whether the section has a few lines alone, and no other section of the product is there: those lines follow the
 * shop, on a dark band, so that not all bands are of one colour
 */
export function isAboutShort(content: Content): boolean {
  const { about, heritage, products } = content.copy
  const isSmall = !pictureFile(about.picture) && !hasSheetOf(content)
  return isSmall && !heritage.heading && !products.definition
}

function hasSheetOf(content: Content): boolean {
  const { story, report } = sheetOf(content)
  return Boolean(content.copy.about.promise || story || report)
}

export function About() {
  const content = useContent()
  const { copy, words, facts } = content
  if (!copy.about.heading) return null
  const hasPicture = pictureFile(copy.about.picture) !== undefined
  const hasSheet = hasSheetOf(content)
  return (
    <Band tone={isAboutShort(content) ? 'leaf' : 'paper'} id="about" labelledBy="about-heading">
      <div className="page-grid gap-y-4 xl:gap-y-8">
        {hasPicture && (
          <div className="bleed max-md:hidden md:col-end-7 md:mr-0 md:rounded-r-sm xl:min-h-84">
            <ContentPicture
              name={copy.about.picture}
              sizes="52vw"
              className="absolute inset-0 object-[40%_38%] xl:object-[40%_25%]"
            />
          </div>
        )}
        {!hasPicture && !hasSheet && (
          <p className="md:col-end-4 md:row-span-2 md:self-center">
            <Drawing
              of={mark}
              className="size-20 rounded-full bg-paper p-3 text-leaf md:size-full md:max-w-56 md:p-[14%]"
            />
          </p>
        )}
        <SectionHeading
          id="about-heading"
          eyebrow={words.about.eyebrow}
          lede={copy.about.problem && linkPhone(copy.about.problem, facts.brand.phone)}
          className={hasPicture ? 'md:c7 md:py-4 xl:self-center' : hasSheet ? 'md:col-end-9' : 'md:c5'}
        >
          {copy.about.heading}
        </SectionHeading>
        <AboutFeatures
          className={hasSheet ? BESIDE_SHEET : hasPicture ? IN_COLUMNS : `${IN_COLUMNS} md:c5`}
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
    <ul className="grid grid-cols-2 gap-x-gap gap-y-1.5 border-line border-t pt-ledger text-small md:grid-cols-3 md:gap-y-3 md:text-list">
      {checklist.map(({ claim, text, qualifier }) => (
        <li key={claim.id} className="tick max-md:pl-6">
          {text}
          {qualifier && <small className="block text-fern text-small/[1.3]">{qualifier}</small>}
        </li>
      ))}
    </ul>
  )
}

const IN_COLUMNS = 'md:auto-cols-fr md:grid-flow-col'
const BESIDE_SHEET = `${IN_COLUMNS} xl:c9 xl:row-start-2 xl:grid-flow-row xl:content-between`

/**
 * Lists the features: in columns; on large screens in one beside the sheet.
 */
function AboutFeatures({ className }: { className: string }) {
  const { features } = useContent().copy.about
  if (features.length === 0) return null
  return (
    <ul className={`abreast md:ledger md:grid md:gap-x-gap ${className}`}>
      {features.map(({ icon, title, description }) => (
        <li key={title} className="content-start items-center gap-x-3.5 md:grid md:grid-cols-[1.75rem_1fr]">
          <Icon name={icon} className="size-7 max-md:mb-1 max-md:size-6 text-moss in-[.on-leaf]:text-amla" />
          <h3 className="md:text-h4">{title}</h3>
          <p className="col-start-2 text-balance">{description}</p>
        </li>
      ))}
    </ul>
  )
}
