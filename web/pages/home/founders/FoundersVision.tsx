import { useContent } from '#web/model/context.ts'
import { button } from '#web/ui/button.ts'
import { ChatLink } from '#web/ui/ChatLink.tsx'
import { ContentPicture, pictureFile } from '#web/ui/ContentPicture.tsx'

/** Shows the vision with its pillars, the promise, the signatures and the button, on a leaf-coloured ground. */
export function FoundersVision() {
  const { copy, words } = useContent()
  const { people, vision, promise } = copy.founders
  const signed = people.filter(({ signature }) => pictureFile(signature))
  const pillars = vision?.pillars ?? []
  /** Without pillars the promise takes their place. */
  const hasPillars = pillars.length > 0
  return (
    // Its upper edge covers the line below the last arches.
    <div className="on-leaf relative -mx-bleed -mt-[1.5px] -mb-pad grid grid-flow-row-dense grid-cols-subgrid items-center gap-y-4 md:gap-y-5 bg-leaf px-bleed pt-6 pb-pad text-paper *:col-span-full md:pb-13">
      {vision && (
        <div className="md:c1 xl:col-end-5">
          <h3 className="eyebrow font-text text-amla">{vision.heading}</h3>
          <p className="mt-2 font-display font-medium text-h3 text-balance">{vision.text}</p>
        </div>
      )}
      {hasPillars && (
        <ul className="abreast md:grid md:gap-x-gap md:text-list md:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] xl:c5">
          {pillars.map(({ title, description }) => (
            <li key={title} className="border-line md:border-t md:pt-ledger">
              <h4 className="font-display font-medium md:text-h4">{title}</h4>
              <p className="text-balance">{description}</p>
            </li>
          ))}
        </ul>
      )}
      {promise && (
        <blockquote
          className={`text-balance font-display font-medium text-[min(clamp(2.375rem,0.9rem+5.4vw,5.75rem),11.4vw)]/[1.04] ${hasPillars ? 'xl:mt-5' : 'xl:c5 xl:row-span-2 xl:row-start-1 xl:text-say'}`}
        >
          {promise}
        </blockquote>
      )}
      {promise && signed.length > 0 && (
        <div className="signatures grid auto-cols-fr grid-flow-col items-center gap-x-3 max-md:-my-1.5 md:gap-x-gap xl:c5 xl:-mt-3 xl:-mb-9">
          {signed.map(({ id, signature }) => (
            <ContentPicture key={id} name={signature} onDark className="h-auto w-full max-w-48" />
          ))}
        </div>
      )}
      <p className="xl:col-end-5">
        <ChatLink placement="founders" className={`${button.order} gap-2! px-3!`}>
          {words.founders.button}
        </ChatLink>
      </p>
    </div>
  )
}
