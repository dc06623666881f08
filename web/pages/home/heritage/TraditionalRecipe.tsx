import type { Content } from '#web/model/content.ts'
import { Fold } from '#web/ui/Fold.tsx'
import { NotedText } from '#web/ui/Notes.tsx'
import { PageLink } from '#web/ui/PageLink.tsx'
import { views } from '#web/views.ts'

/** The classical method in two sentences, its source, and a link to the whole of it. */
export function TraditionalRecipe({
  heading,
  text,
  more,
  article,
}: NonNullable<Content['heritage']['recipe']>) {
  return (
    <Fold
      id="recipe"
      phoneOnly
      label={<h3 className="text-h4 md:text-h3">{heading}</h3>}
      className="md:c5 md:self-start xl:mt-row"
    >
      <p className="leading-normal md:mt-1.5">
        <NotedText text={text} />
      </p>
      {article && more && (
        <PageLink to={`${views.blog.path}/${article}`} className="go">
          {more}
        </PageLink>
      )}
    </Fold>
  )
}
