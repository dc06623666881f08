import { useContent } from '#web/content/context.ts'
import type { Article } from '#web/content/schema/documents.ts'
import { views } from '#web/views.ts'
import { blogAddress } from './filter.ts'
import { minutes } from './minutes.ts'
import type { BlogState } from './use-blog.ts'

type Props = Pick<BlogState, 'filter' | 'matches' | 'opened' | 'current'>

export function ArticleList({ filter, matches, opened, current }: Props) {
  const { blog } = useContent()
  return (
    <nav aria-labelledby="articles-heading" className="mt-6 border-leaf/20 border-t pt-5">
      <p id="articles-heading" className="eyebrow mb-1 text-moss">
        {blog.articles}
      </p>
      {/* The blog's own page says so in the place of the articles. */}
      {opened && matches.length === 0 && (
        <p className="text-base">
          {blog.none.title}.{' '}
          <a href={views.blog.path} className="inline-block py-2 text-leaf underline underline-offset-4">
            {blog.none.reset}
          </a>
        </p>
      )}
      <ol className="text-base leading-snug">
        {matches.map((article) => (
          <li key={article.id}>
            <a
              href={blogAddress(filter, article.id)}
              aria-current={article === opened ? 'page' : undefined}
              className={`group block min-h-11 rounded-sm border-l-2 py-2 pl-4 ${markOf(article, current)}`}
            >
              <span className="block text-leaf underline-offset-4 group-hover:underline">
                {article.title}
              </span>
              <span className="text-sm">{minutes(article, blog)}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function markOf(article: Article, current: Article | undefined): string {
  return article === current ? 'border-honey font-semibold' : 'border-transparent'
}
