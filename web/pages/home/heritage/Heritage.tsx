import { useContent } from '#web/model/context.ts'
import { Band } from '#web/ui/Band.tsx'
import { NotedText } from '#web/ui/Notes.tsx'
import { SectionHeading } from '#web/ui/SectionHeading.tsx'
import { NameArch, useNameEntry } from './NameArch.tsx'
import { Quote, RecipeText } from './Recipe.tsx'
import { Steps, useSteps } from './Steps.tsx'

export function Heritage() {
  const { copy, words } = useContent()
  const entry = useNameEntry()
  const hasSteps = useSteps().length > 0
  if (!copy.heritage.heading) return null
  const { recipe } = copy.heritage
  return (
    <Band tone="leaf" id="heritage" labelledBy="heritage-heading" className="pb-0">
      <div
        className={`page-grid gap-y-4 md:gap-y-row xl:gap-y-0 ${hasSteps ? (entry ? 'max-md:pb-pad' : 'pb-pad') : ''}`}
      >
        {entry && <NameArch>{entry}</NameArch>}
        <SectionHeading
          id="heritage-heading"
          eyebrow={words.heritage.eyebrow}
          lede={copy.heritage.lede && <NotedText text={copy.heritage.lede} />}
          className="md:col-end-7 xl:col-end-5"
        >
          {copy.heritage.heading}
        </SectionHeading>
        <ul
          className={`abreast md:ledger md:*:first:border-t-0 md:*:first:pt-0 ${entry ? 'md:col-start-1 md:col-end-7 md:self-end md:pb-4.5 xl:col-end-5' : 'md:c7'}`}
        >
          {copy.heritage.cards.map(({ title, description }) => (
            <li key={title}>
              <h3 className="md:text-h4">{title}</h3>
              <p className="text-balance md:mt-0.5 md:text-list">{description}</p>
            </li>
          ))}
        </ul>
        {!hasSteps && (
          <>
            {recipe && (
              <div id="recipe" className="scroll-mt-20 md:c5 xl:mt-row">
                <h3 className="mb-1.5 text-h4 md:text-h3">{recipe.heading}</h3>
                <RecipeText {...recipe} />
              </div>
            )}
            <Quote className="border-line pb-pad md:c5 md:border-t md:pt-8 xl:pb-15" />
          </>
        )}
      </div>
      {hasSteps && <Steps />}
    </Band>
  )
}
