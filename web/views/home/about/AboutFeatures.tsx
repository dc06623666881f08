import { useContent } from '#web/content/context.ts'
import { Icon } from '#web/ui/Icon.tsx'

/** The first card says the most and is the largest; each has a shape of its own. */
const looks = [
  'bg-leaf text-paper on-leaf sm:col-span-2 lg:col-span-5 lg:row-span-2 lg:p-12',
  'bg-paper lg:col-span-7 lg:p-10 lg:last:row-span-2',
  'border-[1.5px] border-leaf/25 lg:col-span-7 lg:p-10',
] as const

export function AboutFeatures() {
  const { about } = useContent()
  return (
    <ul className="mt-5 grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-6 lg:mt-20 lg:grid-cols-12">
      {about.features.map(({ icon, title, description }, place) => (
        <li
          key={title}
          className={`grid grid-cols-[2.75rem_1fr] items-center rounded-2xl px-5 py-4 sm:p-5 sm:flex sm:flex-col sm:items-start ${looks[place] ?? ''}`}
        >
          {place === 0 ? (
            <span
              aria-hidden="true"
              className="font-display text-[3.5rem] text-amla leading-[0.8] sm:text-[9rem] lg:text-[15rem]"
            >
              0
            </span>
          ) : (
            <Icon name={icon} className="size-8 text-moss" />
          )}
          <h3 className={`text-h3 sm:pt-4 ${place === 0 ? 'sm:mt-auto' : ''}`}>{title}</h3>
          <p className="col-span-2 mt-1.5 leading-snug lg:leading-normal">{description}</p>
        </li>
      ))}
    </ul>
  )
}
