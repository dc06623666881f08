import { heritage } from '#web/content/heritage.ts'
import { views } from '#web/views.ts'

const { heading, text, source, more } = heritage.recipe

/** The classical method in two sentences, its source, and a link to the whole of it. */
export function TraditionalRecipe({ className = '' }: { className?: string }) {
  return (
    <div className={className}>
      <h3 className="text-h3">{heading}</h3>
      <p className="mt-3">
        {text} ({source})
      </p>
      <a
        href={`${views.blog.path}/${more.article}`}
        className="mt-2 inline-flex min-h-11 items-center underline decoration-amla/60 underline-offset-4 hover:decoration-current"
      >
        {more.name}
      </a>
    </div>
  )
}
