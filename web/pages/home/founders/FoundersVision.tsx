import { useContent } from '#web/model/context.ts'
import { button } from '#web/ui/button.ts'
import { ChatLink } from '#web/ui/ChatLink.tsx'

/** The vision with its pillars, the promise and the button, on leaf to the end of the section. */
export function FoundersVision() {
  const { vision, promise, button: order } = useContent().founders
  const pillars = vision?.pillars ?? []
  /** Without them the promise has their place. */
  const hasPillars = pillars.length > 0
  return (
    <div className="founders-vision on-leaf">
      {vision && (
        <div className="md:c1 xl:col-end-5">
          <h3 className="eyebrow font-text text-amla">{vision.heading}</h3>
          <p className="mt-2 font-display font-medium text-h3 text-balance">{vision.text}</p>
        </div>
      )}
      {hasPillars && (
        <ul className="xl:c5">
          {pillars.map(({ title, description }) => (
            <li key={title}>
              <h4 className="font-display font-medium text-h4">{title}</h4>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      )}
      {promise && (
        <blockquote className={hasPillars ? 'xl:mt-5' : 'xl:c5 xl:row-span-2 xl:row-start-1 xl:text-say'}>
          {promise}
        </blockquote>
      )}
      <p className={hasPillars ? '' : 'xl:col-end-5'}>
        <ChatLink
          placement="founders"
          className={`${button.primary} ${hasPillars ? 'max-md:gap-2 max-md:px-3' : 'gap-2 px-3'}`}
        >
          {order}
        </ChatLink>
      </p>
    </div>
  )
}
