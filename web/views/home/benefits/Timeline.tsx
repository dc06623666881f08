import { benefits } from '#web/content/benefits.ts'

export function Timeline() {
  return (
    <div className="lg:col-span-7">
      <h3 className="text-h2">{benefits.timelineHeading}</h3>
      <ol className="mt-10 ml-2 border-moss border-l-[1.5px]">
        {benefits.timeline.map(({ when, title, description }) => (
          <li
            key={when}
            className="relative pb-12 pl-9 before:absolute before:top-1 before:-left-[0.6rem] before:size-4.5 before:rounded-full before:border-[1.5px] before:border-moss before:bg-amla last:pb-0"
          >
            <p className="eyebrow text-moss">{when}</p>
            <h4 className="mt-1 font-display font-medium text-h3 text-leaf">{title}</h4>
            <p className="mt-2 max-w-[56ch]">{description}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
