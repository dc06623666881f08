import { useContent } from '#web/model/context.ts'
import { Icon } from '#web/ui/Icon.tsx'

/** The first is a panel with its figure, where it has one; the others share the columns below the picture. */
export function AboutFeatures() {
  const { about } = useContent()
  const [first, ...others] = about.features
  return (
    <ul className="contents">
      {first && (
        <li className="about-zero on-leaf bg-leaf text-paper">
          {first.figure && (
            <span aria-hidden="true" className="figure text-amla text-figure-xl">
              {first.figure}
            </span>
          )}
          <div>
            <h3 className="text-h3">{first.title}</h3>
            <p className="mt-1 text-balance leading-normal">{first.description}</p>
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
