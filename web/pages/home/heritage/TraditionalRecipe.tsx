import type { Content } from '#web/model/content.ts'
import { NotedText } from '#web/ui/Notes.tsx'
import { PageLink } from '#web/ui/PageLink.tsx'
import { views } from '#web/views.ts'

/** The classical method in two sentences, its source, and a link to the whole of it. */
export function TraditionalRecipe({
  heading,
  text,
  more,
  article,
  className,
}: NonNullable<Content['heritage']['recipe']> & { className: string }) {
  return (
    <div id="recipe" className={`scroll-mt-20 self-center md:c5 md:self-start xl:mt-row ${className}`}>
      <h3 className="text-h4 md:text-h3">{heading}</h3>
      <p className="mt-1.5 leading-normal">
        <NotedText text={text} />
      </p>
      {article && more && (
        <PageLink to={`${views.blog.path}/${article}`} className="go">
          {more}
        </PageLink>
      )}
    </div>
  )
}
