import { useContent } from '#web/model/context.ts'
import type { Copy } from '#web/model/types.ts'
import { NotedText } from '#web/ui/Notes.tsx'
import { PageLink } from '#web/ui/PageLink.tsx'
import { views } from '#web/views.ts'

type Props = NonNullable<Copy['heritage']['recipe']> & { className?: string }

/** The classical method in a sentence, and a link to the whole of it. */
export function RecipeText({ text, more, article, className = '' }: Props) {
  return (
    <div className={className}>
      <p className="leading-normal">
        <NotedText text={text} />{' '}
        {article && more && (
          <PageLink
            to={`${views.blog.path}/${article}`}
            className="whitespace-nowrap font-semibold underline underline-offset-4"
          >
            {more}
          </PageLink>
        )}
      </p>
    </div>
  )
}

/** The philosophy of the shop in a sentence. */
export function Quote({ className }: { className: string }) {
  const { quote } = useContent().copy.heritage
  if (!quote) return null
  return (
    <blockquote
      className={`text-balance font-display font-medium text-say max-md:text-[1.75rem] ${className}`}
    >
      {quote.text}
    </blockquote>
  )
}
