import { useContent } from '#web/content/context.ts'

/** Where no reel stands beside it: from left to right on large screens. */
const ROW =
  'lg:ml-0 lg:grid lg:grid-cols-3 lg:gap-x-10 lg:border-t-[1.5px] lg:border-l-0 lg:*:pt-8 lg:*:pb-0 lg:*:pl-0 lg:*:before:-top-[0.6rem] lg:*:before:left-0'

export function Timeline() {
  const { benefits, reel } = useContent()
  const { heading, stops } = benefits.timeline
  return (
    <div className={reel ? 'lg:col-span-7' : 'lg:col-span-12'}>
      <h3 className="text-h2">{heading}</h3>
      <ol className={`mt-6 ml-2 lg:mt-10 border-moss border-l-[1.5px] ${reel ? '' : ROW}`}>
        {stops.map(({ when, title, description }) => (
          <li
            key={when}
            className="relative pb-4 pl-8 lg:pb-12 before:absolute before:top-1 before:-left-[0.6rem] before:size-4.5 before:rounded-full before:border-[1.5px] before:border-moss before:bg-amla last:pb-0"
          >
            <p className="eyebrow text-moss">{when}</p>
            <h4 className="mt-1 font-display font-medium text-h3 text-leaf">{title}</h4>
            <p className="mt-1 max-w-[56ch]">{description}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
