import { useContent } from '#web/content/context.ts'
import type { Article } from '#web/content/schema/documents.ts'
import { fill } from '#web/domain/fill.ts'
import { Arch, ArchLine } from '#web/ui/Arch.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { articlePictures } from './article-pictures.ts'
import { CategoryBadge } from './Categories.tsx'
import { ALL, blogAddress, type Filter } from './filter.ts'

type Props = { article: Article; filter?: Filter }

/** An article in a list: one link. */
export function ArticleCard({ article, filter = ALL }: Props) {
  const { blog } = useContent()
  const { id, title, category, featuredImage, full } = article
  return (
    <a href={blogAddress(filter, id)} className="group flex items-center gap-5 rounded-xl">
      <div className="relative w-24 shrink-0 sm:w-28">
        <Arch>
          <Picture from={articlePictures[featuredImage]} alt="" sizes="7rem" />
        </Arch>
        <ArchLine className="absolute inset-0 size-full text-leaf/30" />
      </div>
      <div>
        <CategoryBadge category={category} />
        <h3 className="mt-2 text-xl leading-tight underline-offset-4 group-hover:underline">{title}</h3>
        <p className="mt-1.5 text-base">
          {full ? fill(blog.minutes, { minutes: article.readTime }) : blog.comingSoon.title}
        </p>
      </div>
    </a>
  )
}
