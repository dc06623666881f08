import { labelFacts, labelText } from '../../../content/label.ts'
import { pictures } from '../../../content/pictures.ts'
import jarBack from '../../../images/jar-back.webp?w=400;700;1000;1400&picture'
import { Picture } from '../../../ui/Picture.tsx'
import { HerbLists } from './HerbLists.tsx'
import { IngredientTable } from './IngredientTable.tsx'
import { LabelRows } from './LabelRows.tsx'
import { NutritionTable } from './NutritionTable.tsx'
import { VegMark } from './VegMark.tsx'

/** The jar's own label, set to be read: what is in it, what it feeds, how it keeps and who answers for it. */
export function LabelPanel() {
  return (
    <div id={labelText.id} className="mt-18 lg:mt-28">
      <Picture
        from={jarBack}
        alt={pictures['jar-back'].alt}
        sizes="(width >= 75rem) 70rem, 92vw"
        className="aspect-square w-full rounded-2xl object-cover object-[50%_62%] sm:aspect-3/2 lg:aspect-2/1"
      />
      <div className="label relative mx-auto -mt-6 w-[calc(100%-1.5rem)] lg:-mt-10 lg:w-[calc(100%-5rem)]">
        <header>
          <p className="eyebrow text-moss">{labelText.eyebrow}</p>
          <h3 className="text-h2">{labelText.heading}</h3>
          <p>{labelText.noPreservatives}</p>
          <VegMark vegetarian={labelFacts.vegetarian} />
        </header>
        <IngredientTable />
        <NutritionTable />
        <HerbLists />
        <LabelRows />
      </div>
    </div>
  )
}
