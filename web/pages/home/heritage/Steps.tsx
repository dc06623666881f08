import { SWIPED_ROW } from '#web/browser/swiped-rows.ts'
import { useContent } from '#web/model/context.ts'
import { ContentPicture, pictureFile } from '#web/ui/ContentPicture.tsx'
import { Quote, RecipeText } from './Recipe.tsx'

/** From the edge of the row to the middle of its first picture, by the number of pictures. */
const INSETS = ['', 'md:mx-[50%]', 'md:mx-[25%]', 'md:mx-[16.67%]', 'md:mx-[12.5%]', 'md:mx-[10%]']

/** The steps of the making that have their picture: as many as fit into one row. */
export function useSteps() {
  const { steps } = useContent().copy.heritage
  return (steps?.list ?? []).filter(({ picture }) => pictureFile(picture)).slice(0, INSETS.length - 1)
}

/**
 * The steps as a band across the page: pictures in a row above a rule of their time, on a phone a row to swipe. The pictures
 * end in the colour of the band.
 */
export function Steps() {
  const { recipe, steps } = useContent().copy.heritage
  const list = useSteps()
  return (
    <div id="recipe" className="scroll-mt-16 overflow-x-clip bg-pan py-pad">
      <div className="page-grid items-end gap-y-2.5">
        <div className="md:col-end-9">
          <p className="eyebrow mb-2 text-amla xl:mb-3">{recipe?.heading}</p>
          <h3 id="steps-heading" className="text-h2">
            {steps?.heading}
          </h3>
        </div>
        {recipe && <RecipeText {...recipe} className="md:c9" />}
      </div>
      <div className="steps my-3 print:break-inside-avoid md:mt-2 md:mb-11">
        <ol aria-labelledby="steps-heading" {...{ [SWIPED_ROW]: '' }}>
          {list.map(({ at, picture, text }, index) => (
            <li key={picture}>
              <ContentPicture
                name={picture}
                sizes="(width >= 110rem) 24rem, (width >= 48rem) 22vw, 60vw"
                className="w-full md:-mx-[3.5%] md:w-[107%] md:max-w-none"
              />
              <Ticks from={at} to={list[index + 1]?.at ?? at} />
              <p className="text-balance px-1 text-list">
                <b className="figure mb-1 block font-medium text-figure-m">
                  {at}
                  {index > 0 && <span className="text-[0.45em]"> {steps?.unit}</span>}
                </b>
                {text}
              </p>
            </li>
          ))}
        </ol>
        <i aria-hidden="true" className={`steps-mark print:hidden ${INSETS[list.length]}`} />
      </div>
      <div className="page-grid">
        <Quote className="" />
      </div>
    </div>
  )
}

/** The mark of a step on the rule, and those of each unit of time until the next step. */
function Ticks({ from, to }: { from: number; to: number }) {
  const between = Array.from({ length: Math.max(0, Math.ceil(to - from) - 1) }, (_, unit) => from + unit + 1)
  return (
    <span aria-hidden="true" className="steps-ticks">
      {between.map((time) => (
        <i key={time} />
      ))}
    </span>
  )
}
