import { useContent } from '#web/content/context.ts'
import { NotedText } from '#web/ui/Notes.tsx'
import { PageLink } from '#web/ui/PageLink.tsx'
import { views } from '#web/views.ts'

/** The classical method in two sentences, its source, and a link to the whole of it. */
export function TraditionalRecipe({ className = '' }: { className?: string }) {
  const { heading, text, more, article } = useContent().heritage.recipe
  return (
    <div className={className}>
      <h3 className="text-h3">{heading}</h3>
      <p className="mt-3">
        <NotedText text={text} />
      </p>
      <PageLink
        to={`${views.blog.path}/${article}`}
        className="mt-2 inline-flex min-h-11 items-center underline decoration-amla/60 underline-offset-4 hover:decoration-current"
      >
        {more}
      </PageLink>
    </div>
  )
}
