import { useContent } from '#web/content/context.ts'
import { CategoryDot } from './CategoryBadge.tsx'
import { blogAddress, CATEGORIES, type Filter } from './filter.ts'

export function Categories({ filter }: { filter: Filter }) {
  const { articles, blog, categories } = useContent()
  const choices = [
    { id: 'all' as const, name: blog.allArticles, count: articles.length },
    ...CATEGORIES.map((id) => ({
      id,
      name: categories[id].name,
      count: articles.filter(({ category }) => category === id).length,
    })),
  ]
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
