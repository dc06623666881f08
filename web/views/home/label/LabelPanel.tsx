import { useContent } from '#web/content/context.ts'
import { ContentPicture } from '#web/ui/ContentPicture.tsx'
import { Ingredients } from './Ingredients.tsx'
import { LabelRows } from './LabelRows.tsx'
import { NutritionTable } from './NutritionTable.tsx'
import { VegMark } from './VegMark.tsx'

/** The jar's own label, set to be read: what is in it, what it feeds and how it keeps. */
export function LabelPanel() {
  const { label } = useContent()
  return (
    <div id="ingredients" className="label">
      <header>
        <p className="eyebrow text-moss">{label.eyebrow}</p>
        <h3 className="mt-1 text-h2">{label.heading}</h3>
        <VegMark vegetarian={label.vegetarian} />
        <ContentPicture
          name={label.picture}
          sizes="(width >= 64rem) 28rem, 85vw"
          className="mt-5 aspect-3/2 w-full rounded-lg object-cover object-[50%_70%] max-sm:hidden"
        />
      </header>
      <div>
        <Ingredients />
        <NutritionTable />
        <LabelRows />
      </div>
    </div>
  )
}
