import { useContent } from '#web/model/context.ts'
import { Icon } from '#web/ui/Icon.tsx'

/** What the jar does without is a panel with its figure; the others share the columns below the picture. */
export function AboutFeatures() {
  const { about } = useContent()
  const [zero, ...others] = about.features
  return (
    <ul className="contents">
      {zero && (
        <li className="about-zero on-leaf bg-leaf text-paper">
          <span aria-hidden="true" className="figure text-amla text-figure-xl">
            0
          </span>
          <div>
            <h3 className="text-h3">{zero.title}</h3>
            <p className="mt-1 text-balance leading-normal">{zero.description}</p>
          </div>
        </li>
      )}
      {others.map(({ icon, title, description }) => (
        <li key={title} className="about-feature">
          <Icon name={icon} className="size-7 text-moss md:size-6.5" />
          <h3 className="text-h3">{title}</h3>
          <p className="mt-0.5 text-balance leading-normal">{description}</p>
        </li>
      ))}
    </ul>
  )
}
