import { useContent } from '#web/model/context.ts'
import { NotedText } from '#web/ui/Notes.tsx'
import { PageLink } from '#web/ui/PageLink.tsx'
import { views } from '#web/views.ts'

/** The classical method in two sentences, its source, and a link to the whole of it. */
export function TraditionalRecipe() {
  const { heading, text, more, article } = useContent().heritage.recipe
  return (
    <div id="recipe" className="heritage-recipe">
      <h3 className="text-h3">{heading}</h3>
      <p className="mt-1.5 leading-normal">
        <NotedText text={text} />
      </p>
      <PageLink to={`${views.blog.path}/${article}`} className="go">
        {more}
      </PageLink>
    </div>
  )
}
