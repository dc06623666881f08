import { foundersText } from '#web/content/founders.ts'
import { button } from '#web/ui/button.ts'
import { ChatLink } from '#web/ui/ChatLink.tsx'
import { Icon } from '#web/ui/Icon.tsx'

const { vision, promise } = foundersText

/** The vision with its three pillars, the promise and the button. */
export function FoundersVision() {
  return (
    <>
      <div className="mt-20 grid gap-x-16 gap-y-10 border-leaf/20 border-t pt-12 lg:mt-28 lg:grid-cols-12 lg:pt-16">
        <div className="lg:col-span-5">
          <h3 className="eyebrow font-text text-moss">{vision.heading}</h3>
          <p className="mt-4 font-display text-h3 text-leaf">{vision.text}</p>
        </div>
        <ul className="grid gap-8 sm:grid-cols-3 lg:col-span-7">
          {vision.pillars.map(({ icon, title, description }) => (
            <li key={title}>
              <Icon name={icon} className="size-7 text-moss" />
              <h4 className="mt-4 font-display font-medium text-leaf text-xl">{title}</h4>
              <p className="mt-2 text-base">{description}</p>
            </li>
          ))}
        </ul>
      </div>

      <figure className="mx-auto mt-20 max-w-4xl text-center lg:mt-28">
        <blockquote className="text-balance font-display text-h2 text-leaf">
          <p>{promise.text}</p>
        </blockquote>
        <figcaption className="mt-6 text-moss">{promise.attribution}</figcaption>
      </figure>
      <p className="mt-10 text-center">
        <ChatLink placement="founders" className={button.primary}>
          {foundersText.button}
        </ChatLink>
      </p>
    </>
  )
}
