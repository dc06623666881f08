import { articles } from '#web/content/articles.ts'
import { blog } from '#web/content/blog.ts'
import { categories } from '#web/content/categories.ts'
import { CategoryDot } from './CategoryBadge.tsx'
import { blogAddress, type Filter } from './filter.ts'

const choices = [
  { id: 'all' as const, name: blog.allArticles, count: articles.length },
  ...categories.map(({ id, name }) => ({
    id,
    name,
    count: articles.filter((article) => article.category === id).length,
  })),
]

export function Categories({ filter }: { filter: Filter }) {
  return (
    <nav aria-labelledby="categories-heading">
      <p id="categories-heading" className="eyebrow mb-1 text-moss max-lg:hidden">
        {blog.categories}
      </p>
      <ul className="text-base">
        {choices.map(({ id, name, count }) => (
          <li key={id}>
            <a
              href={blogAddress({ ...filter, category: id })}
              aria-current={filter.category === id ? 'true' : undefined}
              className="group flex min-h-11 items-center gap-3 rounded-sm text-leaf aria-[current]:font-semibold"
            >
              <CategoryDot category={id} />
              <span className="underline-offset-4 group-hover:underline">{name}</span>
              <span className="ml-auto tabular-nums">({count})</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
