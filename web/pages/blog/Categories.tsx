import { useTopics } from '#web/model/context.ts'
import type { Category } from '#web/model/types.ts'
import { blogAddress, type Filter } from './filter.ts'
import { panelRows } from './panel-rows.ts'
import type { panelTopics } from './topics.ts'

export function Categories({ filter }: { filter: Filter }) {
  const { articles, categories, words } = useTopics<typeof panelTopics>()
  const { blog } = words
  const choices = [
    { id: 'all', name: blog.allArticles, count: articles.length },
    ...Object.entries(categories).map(([id, { name }]) => ({
      id,
      name,
      count: articles.filter(({ category }) => category === id).length,
    })),
  ]
  return (
    <nav aria-labelledby="categories-heading">
      <p id="categories-heading" className="eyebrow mb-1 text-fern max-lg:hidden">
        {blog.categories}
      </p>
      <ul className={`${panelRows} text-base`}>
        {choices.map(({ id, name, count }) => (
          <li key={id}>
            <a
              href={blogAddress({ ...filter, category: id })}
              aria-current={filter.category === id ? 'true' : undefined}
              className="group flex min-h-11 items-center gap-3 rounded-sm text-leaf aria-[current]:font-semibold"
            >
              <CategoryDot category={id} />
              <span className="underline-offset-4 group-hover:underline">{name}</span>
              <span className="ml-auto text-fern tabular-nums">{`(${count})`}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const colours: Record<NonNullable<Category>['colour'], string> = {
  moss: 'bg-moss',
  light: 'bg-amla',
  leaf: 'bg-leaf',
  clay: 'bg-clay',
}

/** A leaf in the category's colour; its outline for all categories. */
function CategoryDot({ category }: { category: string }) {
  const { categories } = useTopics<typeof panelTopics>()
  const colour = categories[category]?.colour
  return (
    <span
      aria-hidden="true"
      className={`size-2.5 shrink-0 rounded-tr-full rounded-bl-full ${colour ? colours[colour] : 'border border-leaf'}`}
    />
  )
}

export function CategoryBadge({ category }: { category: string }) {
  const { categories } = useTopics<typeof panelTopics>()
  return (
    <span className="inline-flex items-center gap-2 font-semibold text-leaf text-small">
      <CategoryDot category={category} />
      <span>{categories[category]?.name}</span>
    </span>
  )
}
