import type { Content } from '#web/content/content.ts'
import { useContent } from '#web/content/context.ts'
import type { CategoryId } from './filter.ts'

const colours: Record<Content['categories'][CategoryId]['colour'], string> = {
  moss: 'bg-moss',
  honey: 'bg-honey',
  leaf: 'bg-leaf',
  clay: 'bg-clay',
}

/** A leaf in the category's colour; its outline for all of them. */
export function CategoryDot({ category }: { category: CategoryId | 'all' }) {
  const { categories } = useContent()
  const colour = category !== 'all' && categories[category].colour
  return (
    <span
      aria-hidden="true"
      className={`size-2.5 shrink-0 rounded-tr-full rounded-bl-full ${colour ? colours[colour] : 'border border-leaf'}`}
    />
  )
}

export function CategoryBadge({ category }: { category: CategoryId }) {
  const { categories } = useContent()
  return (
    <span className="inline-flex items-center gap-2 rounded-full bg-linen px-3 py-1 font-semibold text-leaf text-sm leading-tight">
      <CategoryDot category={category} />
      {categories[category].name}
    </span>
  )
}
