import { type Category, type CategoryId, categories } from '#web/content/categories.ts'

const colours: Record<Category['colour'], string> = {
  moss: 'bg-moss',
  honey: 'bg-honey',
  leaf: 'bg-leaf',
  clay: 'bg-clay',
}

const of = (id: CategoryId | 'all') => categories.find((category) => category.id === id)

/** A leaf in the category's colour; its outline for all of them. */
export function CategoryDot({ category }: { category: CategoryId | 'all' }) {
  const colour = of(category)?.colour
  return (
    <span
      aria-hidden="true"
      className={`size-2.5 shrink-0 rounded-tr-full rounded-bl-full ${colour ? colours[colour] : 'border border-leaf'}`}
    />
  )
}

export function CategoryBadge({ category }: { category: CategoryId }) {
  return (
    <span className="inline-flex items-center gap-2 rounded-full bg-linen px-3 py-1 font-semibold text-leaf text-sm leading-tight">
      <CategoryDot category={category} />
      {of(category)?.name}
    </span>
  )
}
