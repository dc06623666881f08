import { useContent } from '#web/content/context.ts'
import { ContentPicture } from '#web/ui/ContentPicture.tsx'
import { Ingredients } from '#web/ui/Ingredients.tsx'
import { PageLink } from '#web/ui/PageLink.tsx'
import { VegMark } from '#web/ui/VegMark.tsx'
import { LABEL_PATH } from '#web/views.ts'

/** What is in the jar, what a spoon of it feeds and how long it keeps; the rest of the label is on the page of the batches. */
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
      <div className="lg:self-center">
        <Ingredients />
        <p className="mt-3">
          {label.nutritionTable.short} {label.facts.short}
        </p>
        <PageLink
          to={LABEL_PATH}
          className="mt-1 inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {label.more}
        </PageLink>
      </div>
    </div>
  )
}
