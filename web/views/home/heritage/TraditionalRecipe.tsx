import { heritage } from '#web/content/heritage.ts'
import { views } from '#web/views.ts'

const { heading, verse, translation, source, steps, more } = heritage.recipe

/** The classical method in four steps, with the verse that names it and where it stands. */
export function TraditionalRecipe({ className = '' }: { className?: string }) {
  return (
    <div className={className}>
      <h3 className="text-h3">{heading}</h3>
      <ol className="mt-5 list-decimal space-y-2 pl-6 marker:text-amla">
        {steps.map((step) => (
          <li key={step} className="pl-1">
            {step}
          </li>
        ))}
      </ol>
      <figure className="mt-7 border-amla/60 border-l-2 pl-5">
        <blockquote>
          {/* In the device's own font: the site's has no more letters than its name. */}
          <p lang={verse.lang} className="text-amla text-lede [font-family:system-ui]">
            {verse.text}
          </p>
          <p className="mt-2">{translation}</p>
        </blockquote>
        <figcaption className="mt-2 text-base text-paper/80">{source}</figcaption>
      </figure>
      <p className="mt-5">
        <a
          href={`${views.blog.path}/${more.article}`}
          className="inline-flex min-h-11 items-center underline decoration-amla/60 underline-offset-4 hover:decoration-current"
        >
          {more.name}
        </a>
      </p>
    </div>
  )
}
