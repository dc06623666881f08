import { SOURCE_LANGUAGE } from '#contract/languages.ts'
import { useContent } from '#web/model/context.ts'
import { ContentPicture, pictureFile } from '#web/ui/ContentPicture.tsx'

const cell = 'flex flex-col justify-between gap-1 px-2 py-1.5 lg:gap-3 lg:py-2'

/** The herbs that have a picture; none where the main ingredient has none. */
export function usePlate() {
  const { products, herbs } = useContent().copy
  return pictureFile(products.main?.picture) ? herbs.ring.filter(({ picture }) => pictureFile(picture)) : []
}

/**
 * The herbs around the main ingredient: in threes on a phone, and on large screens in two rows of four, of which each is two
 * columns of the page wide.
 */
export function SpecimenPlate() {
  const { main } = useContent().copy.products
  const herbs = usePlate()
  if (!main || herbs.length === 0) return null
  return (
    <ul className="-mx-gutter grid grid-cols-3 overflow-hidden border-leaf border-y-[1.5px] bg-paper text-leaf md:mx-0 lg:grid-cols-12">
      <li className="contents lg:col-[5/span_4] lg:row-[1/span_2] lg:flex lg:flex-col lg:justify-between lg:bg-amla lg:p-6">
        <div className={`${cell} col-start-2 row-start-2 bg-amla lg:p-0`}>
          <ContentPicture name={main.picture} className="mx-auto w-full max-sm:max-w-21" />
          <h3>
            <Names name={main.heading} latin={main.latin} size="text-h4 lg:text-[3.25rem]" />
          </h3>
        </div>
        <p className="col-span-full row-start-4 flex flex-wrap items-baseline justify-between gap-x-2.5 border-line border-t px-gutter py-1.5 md:px-2 lg:border-0 lg:p-0">
          <span className="max-lg:text-small">{main.name}</span>{' '}
          <span className="eyebrow max-lg:text-[0.7rem]">{main.title}</span>
        </p>
      </li>
      {herbs.map(({ name, latin, picture }) => (
        <li
          key={name}
          className={`${cell} -mt-px -ml-px border-line border-t border-l lg:col-span-2 lg:px-3 lg:py-4`}
        >
          <ContentPicture name={picture} className="mx-auto w-full max-w-43 max-sm:max-w-21" />
          <p>
            <Names name={name} latin={latin} size="text-h4" />
          </p>
        </li>
      ))}
    </ul>
  )
}

type NamesProps = { name: string; latin: string | null | undefined; size: string }

/** A name in its own script, on English pages in Sanskrit, with the Latin letters below it. */
function Names({ name, latin, size }: NamesProps) {
  const isSanskrit = useContent().language === SOURCE_LANGUAGE && Boolean(latin)
  return (
    <>
      <span
        lang={isSanskrit ? 'sa' : undefined}
        className={`block leading-tight ${size} ${isSanskrit ? 'font-language-names' : 'font-display'}`}
      >
        {name}
      </span>{' '}
      {latin && (
        <span lang="sa-Latn" className="block font-display font-medium text-small/tight lg:text-h4">
          {latin}
        </span>
      )}
    </>
  )
}
