import { useContent } from '#web/content/context.ts'
import { button } from '#web/ui/button.ts'
import { ChatLink } from '#web/ui/ChatLink.tsx'

/** The vision with its three pillars, the promise and the button. */
export function FoundersVision() {
  const { vision, promise, button: order } = useContent().founders
  return (
    <>
      <div className="mt-8 grid gap-x-16 gap-y-6 border-leaf/20 border-t pt-6 lg:mt-28 lg:grid-cols-12 lg:pt-16">
        <div className="lg:col-span-5">
          <h3 className="eyebrow font-text text-moss">{vision.heading}</h3>
          <p className="mt-2 font-display text-h3 text-leaf">{vision.text}</p>
        </div>
        <ul className="grid gap-3 sm:grid-cols-3 sm:gap-8 lg:col-span-7">
          {vision.pillars.map(({ title, description }) => (
            <li key={title}>
              <h4 className="font-display font-medium text-leaf text-xl">{title}</h4>
              <p className="text-base leading-snug sm:mt-2">{description}</p>
            </li>
          ))}
        </ul>
      </div>

      <figure className="mx-auto mt-7 max-w-4xl text-center lg:mt-28">
        <blockquote className="text-balance font-display text-h3 text-leaf lg:text-h2">
          <p>{promise.text}</p>
        </blockquote>
      </figure>
      <p className="mt-6 text-center">
        <ChatLink placement="founders" className={button.primary}>
          {order}
        </ChatLink>
      </p>
    </>
  )
}
