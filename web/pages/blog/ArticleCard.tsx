import articlePictures from 'virtual:shop/article-pictures?w=240;480;760;1360'
import { useTopics } from '#web/model/context.ts'
import type { Article, Words } from '#web/model/types.ts'
import { fill } from '#web/shop/fill.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { CategoryBadge } from './Categories.tsx'
import { ALL, blogAddress, type Filter } from './filter.ts'
import type { panelTopics } from './topics.ts'

type Props = { article: Article; filter?: Filter }

/** An article in a list: one link. */
export function ArticleCard({ article, filter = ALL }: Props) {
  const { blog } = useTopics<typeof panelTopics>().words
  const { id, title, category, featuredImage } = article
  const picture = articlePictures[featuredImage]
  return (
    <a
      href={blogAddress(filter, id)}
      className="group wrap-anywhere grid grid-cols-[min(8rem,36%)_minmax(0,1fr)] items-start gap-x-4.5 border-line border-b py-5 md:block md:border-0 md:p-0"
    >
      <span className="pic block aspect-4/5 md:mb-3.5 md:aspect-3/2">
        {picture && (
          <Picture from={picture} alt="" sizes="(width >= 64rem) 24rem, (width >= 48rem) 46vw, 10rem" />
        )}
      </span>
      <div>
        <CategoryBadge category={category} />
        <h3 className="mt-2 text-h4 underline-offset-4 group-hover:underline">{title}</h3>
        <span className="mt-2 block text-fern text-small">{readTimeText(article, blog)}</span>
      </div>
    </a>
  )
}

/** How long an article takes to read, or that it is still to come. */
export function readTimeText({ full, readTime }: Article, blog: Words['blog']): string {
  return full ? fill(blog.minutes, { minutes: readTime }) : blog.comingSoon.title
}
