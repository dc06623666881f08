import articlePictures from 'virtual:shop/article-pictures?w=240;480;760;1360'
import Share2 from 'lucide-react/icons/share-2'
import type { ReactNode } from 'react'
import { useTopics } from '#web/model/context.ts'
import type { Article } from '#web/model/types.ts'
import { longDate } from '#web/shop/day.ts'
import { fill } from '#web/shop/fill.ts'
import { Arch } from '#web/ui/Arch.tsx'
import { button } from '#web/ui/button.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { CategoryBadge } from './Categories.tsx'
import { ALL, blogAddress, type Filter } from './filter.ts'
import type { listTopics } from './topics.ts'

/** The `sizes` of the picture, which is the first of its page. */
export const HEADER_PICTURE_SIZES = '(width >= 48rem) 23rem, 13rem'

type Props = {
  article: Article
  /** `h2` on the blog's own page, where the title links to the article. */
  as: 'h1' | 'h2'
  filter?: Filter
  children?: ReactNode
}

/** The head of an article: its title beside its picture in the arch, author and date. */
export function ArticleHeader({ article, as: Heading, filter = ALL, children }: Props) {
  const { language, pictures, words } = useTopics<typeof listTopics>()
  const { blog } = words
  const { id, title, subtitle, publishDate, author, review, category, tags, featuredImage } = article
  const [picture, file] = [pictures[featuredImage], articlePictures[featuredImage]]
  return (
    <header className="grid grid-cols-[minmax(0,1fr)_min(12.5rem,53%)] gap-x-gap md:grid-cols-2">
      <div className="col-span-full md:col-end-2">
        <p className="flex flex-wrap items-center gap-x-4 text-small">
          <CategoryBadge category={category} />
          <time dateTime={publishDate} className="text-fern">
            {longDate(publishDate, language)}
          </time>
        </p>
        <Heading className="mt-2 text-h2 xl:mt-4">
          {Heading === 'h1' ? title : <a href={blogAddress(filter, id)}>{title}</a>}
        </Heading>
        <p className="mt-3 text-lede xl:mt-5">{subtitle}</p>
      </div>
      <div className="col-start-2 row-start-2 mx-3 mt-7 self-end md:row-start-1 md:row-end-3 md:mt-4 print:hidden">
        <Arch className="text-moss/60">
          {file && <Picture from={file} alt={picture?.alt ?? ''} sizes={HEADER_PICTURE_SIZES} first />}
        </Arch>
        {picture?.note && <p className="mt-2 text-fern text-small">{picture.note}</p>}
      </div>
      <p className="col-start-1 row-start-2 self-end py-3 text-small/[1.5] *:block md:pt-6 md:pb-5">
        <span className="font-semibold text-leaf">{author}</span>
        {review && <span>{`${blog.reviewer} ${review.by}`}</span>}
        {article.full && <span>{fill(blog.minutes, { minutes: article.readTime })}</span>}
      </p>
      <div className="col-span-full border-line border-t xl:grid xl:grid-cols-2 xl:gap-x-gap print:border-0">
        <ul
          aria-label={blog.tags}
          className="flex flex-wrap content-start gap-x-4 pt-1.5 text-base xl:pt-4.25 print:hidden"
        >
          {tags.map((tag) => (
            <li key={tag}>
              <a
                href={blogAddress({ ...ALL, search: tag })}
                className="inline-flex min-h-11 items-center text-fern underline-offset-4 hover:underline"
              >
                {tag}
              </a>
            </li>
          ))}
        </ul>
        <div className="pt-3 xl:pt-5.75">
          {children}
          <p className="mt-5 flex flex-wrap gap-2.5 print:hidden">
            {Heading === 'h2' && article.full && (
              <a href={blogAddress(filter, id)} className={button.primary}>
                {blog.read}
              </a>
            )}
            <ShareButton article={article} />
          </p>
        </div>
      </div>
    </header>
  )
}

/** `share-buttons.ts` handles its click. */
function ShareButton({ article: { id, title, subtitle } }: { article: Article }) {
  const { blog } = useTopics<typeof listTopics>().words
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
      <Share2 aria-hidden className="size-5" />
      {blog.share}
    </button>
  )
}
