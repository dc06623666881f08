import Share2 from 'lucide-react/icons/share-2'
import type { Article } from '../../content/articles.ts'
import { blog } from '../../content/blog.ts'
import { copyText } from '../../lib/clipboard.ts'
import { showToast } from '../../lib/toast.ts'
import { button } from '../../ui/button.ts'
import { ALL, blogAddress } from './filter.ts'

/** The device's share sheet; where there is none, the link is copied (spec 8). */
export function ShareButton({ article }: { article: Article }) {
  return (
    <button type="button" onClick={() => share(article)} className={button.outline}>
      <Share2 aria-hidden strokeWidth={1.5} className="size-5" />
      {blog.share}
    </button>
  )
}

async function share({ id, title, subtitle }: Article): Promise<void> {
  const url = location.origin + blogAddress(ALL, id)
  if (navigator.share) {
    try {
      await navigator.share({ title, text: subtitle, url })
      return
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  if (await copyText(url)) alert(blog.linkCopied)
  else showToast('error', blog.copyFailed.title, { description: blog.copyFailed.description })
}
