import { useContent } from '#web/model/context.ts'
import { Band } from '#web/ui/Band.tsx'
import { button } from '#web/ui/button.ts'
import { ChatLink } from '#web/ui/ChatLink.tsx'
import { ContentPicture, pictureFile } from '#web/ui/ContentPicture.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { NotedText } from '#web/ui/Notes.tsx'
import { Amounts } from './Amounts.tsx'
import { ConsumeGuide } from './ConsumeGuide.tsx'
import { SpecimenPlate, usePlate } from './SpecimenPlate.tsx'

/** Explains what the product is, as in a book of recipes: the word, what is in it, and how to eat it. */
export function Products() {
  const { copy, words } = useContent()
  const { main, definition, didYouKnow, pictures } = copy.products
  const comparison = main?.comparison
  const hasPlate = usePlate().length > 0
  if (!definition) return null
  const hasPicture = !hasPlate && pictureFile(pictures.definition) !== undefined
  // Then all but the definition is beside it, and ends on its last line.
  const isAlone = !hasPicture && !hasPlate && copy.products.consume.steps.length === 0
  return (
    <Band tone="amla" labelledBy="products-heading" className={hasPicture ? 'max-md:pt-0' : ''}>
      <div className="page-grid">
        <div className={hasPlate ? 'grid grid-cols-subgrid' : 'md:col-end-7'}>
          <div className={hasPlate ? 'col-span-full md:col-end-7' : ''}>
            <p className="eyebrow mb-2 xl:mb-3">{words.products.eyebrow}</p>
            <h2 id="products-heading" className="text-h2 max-md:text-[min(1.875rem,8vw)]">
              {words.products.heading}
            </h2>
          </div>
          <dl className={hasPlate ? 'col-span-full max-md:mt-3.5 md:c7' : 'mt-3.5 xl:mt-5.5'}>
            <dt className="flex flex-wrap items-baseline gap-x-3 text-list">
              <dfn className="font-display font-medium text-h3 text-leaf not-italic">{definition.term}</dfn>
              {definition.pronunciation && <span>{definition.pronunciation}</span>}
            </dt>
            <dd className="mt-1 text-pretty text-base/[1.4] md:text-lede">
              <NotedText text={definition.text} />
            </dd>
          </dl>
          {!isAlone && !hasPlate && (
            <Tradition className="mt-4 border-line border-t pt-3.5 xl:mt-6.5 xl:pt-6.5" />
          )}
        </div>
        {hasPicture && (
          <div className="bleed h-41 max-md:order-first md:ml-0 md:h-auto md:rounded-l-sm md:c7 md:-mt-pad md:rounded-tl-none">
            <ContentPicture
              name={pictures.definition}
              sizes="(width >= 48rem) 52vw, 100vw"
              className="absolute inset-0 object-[22%_60%]"
            />
          </div>
        )}

        <SpecimenPlate />
        <Amounts isLarge={!hasPlate} />
        {hasPlate && <Tradition className="md:c7 xl:c5 xl:col-end-9" />}
        {comparison && (
          <div className={hasPlate ? 'md:col-end-7 xl:c9' : 'md:c7 xl:c5 xl:col-end-9'}>
            <Measured {...comparison.measured} />
            <p className="mt-1.5 text-list">
              {comparison.before} <Label {...comparison.claim} />
              {comparison.qualifier && (
                <>
                  {' · '}
                  <NotedText text={comparison.qualifier} />
                </>
              )}
            </p>
          </div>
        )}
        <Highlights
          className={hasPlate ? 'md:max-xl:c7' : comparison ? 'xl:c9' : 'xl:c5'}
          isInColumns={hasPlate}
        />

        <ConsumeGuide />
        <div
          className={`flex flex-col items-start gap-5 md:c7 ${isAlone ? 'md:self-end' : 'justify-between xl:c9'}`}
        >
          {isAlone && <Tradition className="w-full border-line border-t pt-ledger" />}
          {didYouKnow.text && (
            <aside
              aria-labelledby="did-you-know"
              className="w-full border-line text-list md:border-t md:pt-ledger"
            >
              <h3 id="did-you-know" className="eyebrow font-text">
                {words.products.didYouKnow.heading}
              </h3>
              <p className="mt-1">{didYouKnow.text}</p>
            </aside>
          )}
          <ChatLink placement="products" className={button.primary}>
            {words.products.button}
          </ChatLink>
        </div>
      </div>
    </Band>
  )
}

/** What books say of it. */
function Tradition({ className }: { className: string }) {
  const { tradition } = useContent().copy.products
  if (!tradition) return null
  return (
    <div className={className}>
      <Measured {...(tradition.measured ?? tradition.figure?.claim)} />
      <p className="mt-1.5 flex flex-wrap gap-x-3 text-list first:mt-0">
        {tradition.measured && <Label {...tradition.figure?.claim} />}
        <span>
          <NotedText text={tradition.text} />
        </span>
      </p>
    </div>
  )
}

type Figure = { value?: string; label?: string | null | undefined }

/** A figure beside its words; nothing where there is none. */
function Measured({ value, label }: Figure) {
  if (!value) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-display font-medium text-leaf">
      <span className="figure shrink-0 text-figure-m">{value}</span>{' '}
      <span className="grow basis-40 text-balance text-h4">{label}</span>
    </p>
  )
}

/** A claim in small, below the figure that is measured. */
function Label({ value, label }: Figure) {
  if (!value) return null
  return (
    <b className="font-semibold text-leaf">
      {value} {label}
    </b>
  )
}

/** Facts of the making, each a name and a sentence; on a phone, where the page has shown them before, in a disclosure. */
function Highlights({ className, isInColumns }: { className: string; isInColumns: boolean }) {
  const { copy, words } = useContent()
  const { list } = copy.products.highlights
  if (list.length === 0) return null
  return (
    <Disclosure
      phoneOnly
      className={className}
      label={<h3 className="eyebrow font-text">{words.products.highlights.heading}</h3>}
    >
      <ul
        className={`ledger mt-2 grid gap-x-gap max-md:pb-2.5 ${isInColumns ? 'xl:auto-cols-fr xl:grid-flow-col' : 'md:max-xl:auto-cols-fr md:max-xl:grid-flow-col'}`}
      >
        {list.map(({ title, description }) => (
          <li key={title}>
            <h4 className="font-semibold text-leaf xl:text-lg xl:leading-snug">{title}</h4>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
