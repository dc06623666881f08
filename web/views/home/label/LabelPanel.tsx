import { foodName, labelFacts, labelText, unknowns } from '#web/content/label.ts'
import { pictures } from '#web/content/pictures.ts'
import jarBack from '#web/images/jar-back.webp?w=400;700;1000&picture'
import { ChatLink } from '#web/ui/ChatLink.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { IngredientTable } from './IngredientTable.tsx'
import { LabelRows } from './LabelRows.tsx'
import { NutritionTable } from './NutritionTable.tsx'
import { VegMark } from './VegMark.tsx'

/** The jar's own label, set to be read: what is in it, what it feeds, how it keeps and what is not known yet. */
export function LabelPanel() {
  return (
    <div id={labelText.id} className="label">
      <header>
        <p className="eyebrow text-moss">{labelText.eyebrow}</p>
        <h3 className="mt-1 text-h2">{labelText.heading}</h3>
        <p className="mt-3">{foodName}.</p>
        <VegMark vegetarian={labelFacts.vegetarian} />
        <Picture
          from={jarBack}
          alt={pictures['jar-back'].alt}
          sizes="(width >= 64rem) 28rem, 85vw"
          className="mt-5 aspect-3/2 w-full rounded-lg object-cover object-[50%_70%] max-sm:hidden"
        />
      </header>
      <div>
        <IngredientTable />
        <NutritionTable />
        <LabelRows />
        {unknowns.length > 0 && (
          <p className="unknown">
            {labelText.unknown} {unknowns.join(', ')}.{' '}
            <ChatLink placement="label" className="whitespace-nowrap">
              {labelText.ask}
            </ChatLink>
          </p>
        )}
      </div>
    </div>
  )
}
