import { useContent } from '#web/model/context.ts'
import { ContentPicture, pictureFile } from '#web/ui/ContentPicture.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'

/** How to eat it, in steps, on phones in a sentence; what holds by age is in a disclosure there. */
export function ConsumeGuide() {
  const { copy, doses, words } = useContent()
  const { consume, pictures } = copy.products
  if (consume.steps.length === 0) return null
  const hasPicture = pictureFile(pictures.consume) !== undefined
  return (
    <>
      {hasPicture && (
        <div className="bleed max-md:hidden md:mr-0 md:rounded-r-sm md:col-end-7 md:row-span-3 md:-mb-pad md:rounded-br-none xl:col-end-5 xl:row-span-2">
          <ContentPicture
            name={pictures.consume}
            sizes="(width >= 75rem) 48vw, (width >= 48rem) 60vw, 100vw"
            className="absolute inset-0 object-[40%_30%] md:object-[30%_30%] xl:object-[34%_30%]"
          />
        </div>
      )}
      <div className="max-md:hidden md:c7 xl:c5">
        <h3 className="mb-4 text-h3 xl:mb-6">{words.products.consume.heading}</h3>
        <ol className="grid grid-cols-2 gap-x-gap *:flex *:items-center *:gap-2.5 *:border-line *:border-t *:py-1.5 xl:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] xl:*:block xl:*:border-0 xl:*:py-0">
          {consume.steps.map(({ title, description }, step) => (
            <li key={title}>
              <span
                aria-hidden="true"
                className="figure block text-4xl leading-none xl:mb-3.5 xl:text-figure-m xl:leading-[0.8]"
              >
                {step + 1}
              </span>
              <div className="leading-snug">
                <h4 className="font-display font-medium text-h4 text-leaf">{title}</h4>
                {description && <p className="text-list">{description}</p>}
              </div>
            </li>
          ))}
        </ol>
      </div>
      <Disclosure
        phoneOnly
        label={
          <h3 className="text-h4">
            <span className="md:hidden">{words.products.consume.heading}</span>
            <span className="max-md:hidden">{doses?.heading}</span>
          </h3>
        }
        answer={
          <span className="block text-pretty text-jam md:hidden">
            {consume.steps.map(({ title }) => title).join(' · ')}
          </span>
        }
        className="max-md:-mt-row md:c7 md:border-t md:pt-ledger xl:c5 xl:col-end-9"
      >
        <ul id="ages" className="grid gap-y-1.5 text-list max-md:pb-3 md:mt-1">
          {consume.ages.map(({ text }, place) => (
            <li key={text}>
              {text}
              {place === consume.ages.length - 1 && (
                <>
                  {' '}
                  <a href="#suitability" className="font-semibold text-leaf underline underline-offset-4">
                    {words.suitability.heading}
                  </a>
                </>
              )}
            </li>
          ))}
        </ul>
      </Disclosure>
    </>
  )
}
