import { useContent } from '#web/content/context.ts'

export function Timeline() {
  const { heading, stops } = useContent().benefits.timeline
  return (
    <div className="lg:col-span-7">
      <h3 className="text-h2">{heading}</h3>
      <ol className="mt-6 ml-2 lg:mt-10 border-moss border-l-[1.5px]">
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
