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

/** The `sizes` of the picture, which is the first of its page: across the columns of the text, or in the arch of a list. */
export const HEADER_PICTURE_SIZES = {
  h1: '(width >= 64rem) 49.5rem, 60vw',
  h2: '(width >= 48rem) 23rem, 60vw',
} as const

type Props = {
  article: Article
  /** `h2` on the blog's own page, where the title links to the article. */
  as: 'h1' | 'h2'
  filter?: Filter
  /** Whether it is the first of its page, which requests its picture at once. Those below are as wide as the page. */
  first?: boolean
  children?: ReactNode
}

/** The head of an article: its title over the full measure, then subtitle, author and date beside its picture. */
export function ArticleHeader({ article, as: Heading, filter = ALL, first = true, children }: Props) {
  const { language, pictures, words } = useTopics<typeof listTopics>()
  const { blog } = words
  const { id, title, subtitle, publishDate, author, review, category, featuredImage } = article
  const [picture, file] = [pictures[featuredImage], articlePictures[featuredImage]]
  const isPage = Heading === 'h1'
  const isWide = isPage || !first
  // It breaks at its colon first.
  const parts = title.split(/(?<=: )/).map((part) => (
    <span key={part} className="inline-block">
      {part}
    </span>
  ))
  const image = file && (
    <Picture
      from={file}
      alt={picture?.alt ?? ''}
      sizes={HEADER_PICTURE_SIZES[isWide ? 'h1' : 'h2']}
      first={first}
    />
  )
  return (
    <header
      className={`grid gap-x-gap gap-y-5 md:gap-y-8 ${isWide ? 'md:grid-cols-3' : 'md:grid-cols-2'} ${isPage ? 'c1' : ''}`}
    >
      <div className="col-span-full">
        <p className="flex flex-wrap items-center gap-x-4 text-small">
          <CategoryBadge category={category} />
          <time dateTime={publishDate} className="text-fern">
            {longDate(publishDate, language)}
          </time>
        </p>
        <Heading className={`mt-2 text-balance xl:mt-4 ${isPage ? 'text-say' : 'text-h2'}`}>
          {isPage ? parts : <a href={blogAddress(filter, id)}>{parts}</a>}
        </Heading>
      </div>
      <div className={`flex flex-col md:justify-between ${first ? '' : 'md:order-last'}`}>
        <div>
          <p className={isPage ? 'font-display text-h3 text-leaf' : 'text-lede'}>{subtitle}</p>
          {children && <div className="mt-4">{children}</div>}
        </div>
        <div className="mt-4 border-line border-t pt-3 print:border-0">
          <p className="text-small/[1.5] *:block">
            <span className="font-semibold text-leaf">{author}</span>
            {review && <span>{`${blog.reviewer} ${review.by}`}</span>}
            <span>{fill(blog.minutes, { minutes: article.readTime })}</span>
          </p>
          <p className="mt-3 flex flex-wrap gap-2.5 print:hidden">
            {!isPage && article.full && (
              <a href={blogAddress(filter, id)} className={button.primary}>
                {blog.read}
              </a>
            )}
            <ShareButton article={article} />
          </p>
        </div>
      </div>
      <div className={`print:hidden ${isWide ? 'md:col-span-2' : 'mx-3 mt-4 md:mt-1'}`}>
        {isWide ? (
          <div className={`pic aspect-3/2 md:aspect-2/1 ${isPage ? '' : 'md:max-lg:aspect-square'}`}>
            {image}
          </div>
        ) : (
          <Arch className="text-moss/60 max-md:aspect-3/2">{image}</Arch>
        )}
        {picture?.note && <p className="mt-2 text-fern text-small">{picture.note}</p>}
      </div>
    </header>
  )
}

/** The article's tags; each searches for itself. */
export function Tags({ of: { tags }, className = '' }: { of: Article; className?: string }) {
  const { blog } = useTopics<typeof listTopics>().words
  return (
    <ul
      aria-label={blog.tags}
      className={`flex flex-wrap gap-x-4 border-line border-t pt-2 text-base print:hidden ${className}`}
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
