import { useContent } from '#web/model/context.ts'
import { button } from '#web/ui/button.ts'
import { ChatLink } from '#web/ui/ChatLink.tsx'

/** The vision with its pillars, the promise and the button, on leaf to the end of the section. */
export function FoundersVision() {
  const { vision, promise, button: order } = useContent().founders
  return (
    <div className="founders-vision on-leaf">
      <div className="md:c1 xl:col-end-5">
        <h3 className="eyebrow font-text text-amla">{vision.heading}</h3>
        <p className="mt-2 font-display font-medium text-h3 text-balance">{vision.text}</p>
      </div>
      <ul className="xl:c5">
        {vision.pillars.map(({ title, description }) => (
          <li key={title}>
            <h4 className="font-display font-medium text-h4">{title}</h4>
            <p>{description}</p>
          </li>
        ))}
      </ul>
      <blockquote className="xl:c1 xl:col-end-11">{promise.text}</blockquote>
      <p>
        <ChatLink placement="founders" className={`${button.primary} max-md:px-3 max-md:gap-2`}>
          {order}
        </ChatLink>
      </p>
    </div>
  )
}
