import Share2 from 'lucide-react/icons/share-2'
import { useContent } from '#web/content/context.ts'
import type { Article } from '#web/content/schema/documents.ts'
import { button } from '#web/ui/button.ts'
import { ALL, blogAddress } from './filter.ts'

/** `share-buttons.ts` handles its click. */
export function ShareButton({ article: { id, title, subtitle } }: { article: Article }) {
  const { blog } = useContent()
  return (
    <button
      type="button"
      data-share={blogAddress(ALL, id)}
      data-title={title}
      data-text={subtitle}
      data-copied={blog.linkCopied}
      data-failed={blog.copyFailed.title}
      data-failed-help={blog.copyFailed.description}
      className={button.outline}
    >
      <Share2 aria-hidden strokeWidth={1.5} className="size-5" />
      {blog.share}
    </button>
  )
}
