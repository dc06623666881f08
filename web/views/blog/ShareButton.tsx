import Share2 from 'lucide-react/icons/share-2'
import type { Article } from '#web/content/articles.ts'
import { blog } from '#web/content/blog.ts'
import { button } from '#web/ui/button.ts'
import { ALL, blogAddress } from './filter.ts'

/** `share-buttons.ts` handles its click. */
export function ShareButton({ article: { id, title, subtitle } }: { article: Article }) {
  return (
    <button
      type="button"
      data-share={blogAddress(ALL, id)}
      data-title={title}
      data-text={subtitle}
      className={button.outline}
    >
      <Share2 aria-hidden strokeWidth={1.5} className="size-5" />
      {blog.share}
    </button>
  )
}
