import { useContent } from '#web/model/context.ts'
import { ContentPicture, pictureFile } from '#web/ui/ContentPicture.tsx'
import { Allergens, Ingredients, Warnings } from '#web/ui/Ingredients.tsx'
import { PageLink } from '#web/ui/PageLink.tsx'
import { VegMark } from '#web/ui/VegMark.tsx'
import { LABEL_PATH } from '#web/views.ts'

/**
 * What is in the jar, the nutrition of a portion and its shelf life, on a label with a green foot as on the jar.
 * The rest of the label is on the page of the batches.
 *
 * @param isBeside whether it is beside the delivery, too
 */
export function LabelPanel({ isBeside }: { isBeside: boolean }) {
  const { ingredients, copy, words } = useContent()
  const cautions = copy.suitability.ask.filter(({ kind }) => kind === 'caution').map(({ text }) => text)
  if (ingredients.length === 0) return null
  const hasPicture = pictureFile(copy.label.picture) !== undefined
  const column = hasPicture ? 'md:max-xl:col-start-2' : 'md:max-xl:col-span-full'
  return (
    <div
      id="ingredients"
      className={`label gap-0 p-0 xl:col-end-5 ${isBeside ? 'xl:row-span-3' : 'xl:row-span-2'} xl:row-start-2 xl:self-start ${hasPicture ? 'grid-cols-[minmax(0,1fr)_43%] md:max-xl:grid-cols-[33%_minmax(0,1fr)] md:max-xl:grid-rows-[auto_1fr_auto]' : 'grid-cols-1'}`}
    >
      <header
        className={`self-center py-4 pr-2 pl-4 ${column} md:max-xl:flex md:max-xl:flex-wrap md:max-xl:items-baseline md:max-xl:justify-between md:max-xl:px-6 md:max-xl:pt-3.5 md:max-xl:pb-0`}
      >
        <p className="eyebrow text-fern md:max-xl:w-full">{words.label.eyebrow}</p>
        <h3 className="mt-1 text-h3-large">{words.label.heading}</h3>
        <VegMark />
      </header>
      {hasPicture && (
        <div className="pic relative min-h-41 rounded-none md:max-xl:col-start-1 md:max-xl:row-span-3 md:max-xl:row-start-1">
          <ContentPicture
            name={copy.label.picture}
            sizes="(width >= 48rem) 24rem, 43vw"
            className="absolute inset-0 object-[30%_62%] md:max-xl:object-[42%_50%]"
          />
        </div>
      )}
      <div className={`col-span-full px-4 pt-2.5 pb-3.5 ${column} md:max-xl:px-6`}>
        <Ingredients />
      </div>
      <div
        className={`on-leaf col-span-full bg-leaf px-4 pt-3.5 pb-1.5 text-paper leading-normal ${column} md:max-xl:px-6`}
      >
        <Allergens className="font-semibold" />
        <Warnings said={cautions} className="mt-1 font-semibold" />
        <p className="mt-1">
          {words.label.nutritionTable.short} {words.label.facts.expiry.short}
        </p>
        <PageLink to={LABEL_PATH} className="go text-balance">
          {words.label.more}
        </PageLink>
      </div>
    </div>
  )
}
