import { useContent } from '#web/content/context.ts'
import { fill } from '#web/domain/fill.ts'
import { unknowns } from '#web/domain/label.ts'
import { ChatLink } from '#web/ui/ChatLink.tsx'
import { ContentPicture } from '#web/ui/ContentPicture.tsx'
import { IngredientTable } from './IngredientTable.tsx'
import { LabelRows } from './LabelRows.tsx'
import { NutritionTable } from './NutritionTable.tsx'
import { VegMark } from './VegMark.tsx'

/** The jar's own label, set to be read: what is in it, what it feeds, how it keeps and what is not known yet. */
export function LabelPanel() {
  const content = useContent()
  const { label } = content
  const unknown = unknowns(content)
  return (
    <div id="ingredients" className="label">
      <header>
        <p className="eyebrow text-moss">{label.eyebrow}</p>
        <h3 className="mt-1 text-h2">{label.heading}</h3>
        <p className="mt-3">{label.foodName}</p>
        <VegMark vegetarian={label.vegetarian} />
        <ContentPicture
          name={label.picture}
          sizes="(width >= 64rem) 28rem, 85vw"
          className="mt-5 aspect-3/2 w-full rounded-lg object-cover object-[50%_70%] max-sm:hidden"
        />
      </header>
      <div>
        <IngredientTable />
        <NutritionTable />
        <LabelRows />
        {unknown.length > 0 && (
          <p className="unknown">
            {fill(label.unknown, { names: unknown.join(', ') })}{' '}
            <ChatLink placement="label">{label.ask}</ChatLink>
          </p>
        )}
      </div>
    </div>
  )
}
