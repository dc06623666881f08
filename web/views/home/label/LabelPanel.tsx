import { foodName, labelFacts, labelText } from '#web/content/label.ts'
import { pictures } from '#web/content/pictures.ts'
import jarBack from '#web/images/jar-back.webp?w=400;700;1000&picture'
import { BatchLink } from '#web/ui/BatchLink.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { HerbLists } from './HerbLists.tsx'
import { IngredientTable } from './IngredientTable.tsx'
import { LabelRows } from './LabelRows.tsx'
import { NutritionTable } from './NutritionTable.tsx'
import { VegMark } from './VegMark.tsx'

/** The jar's own label, set to be read: what is in it, what it feeds, how it keeps and who answers for it. */
export function LabelPanel() {
  return (
    <div id={labelText.id} className="label mt-18 lg:mt-28">
      <header>
        <div>
          <p className="eyebrow text-moss">{labelText.eyebrow}</p>
          <h3 className="mt-3 text-h2">{labelText.heading}</h3>
          <p className="mt-4 max-w-[40ch]">
            {foodName}. {labelText.noPreservatives}
          </p>
          <VegMark vegetarian={labelFacts.vegetarian} />
          <BatchLink className="report" />
        </div>
        <Picture
          from={jarBack}
          alt={pictures['jar-back'].alt}
          sizes="(width >= 64rem) 28rem, 85vw"
          className="aspect-3/2 w-full rounded-lg object-cover object-[50%_70%]"
        />
      </header>
      <IngredientTable />
      <NutritionTable />
      <HerbLists />
      <LabelRows />
    </div>
  )
}
