import { useContent } from '#web/content/context.ts'
import { ContentPicture } from '#web/ui/ContentPicture.tsx'

/** How to take it in four steps, a sentence for every other age, and a note in the margin. */
export function Consume() {
  const { consume, didYouKnow, pictures } = useContent().products
  return (
    <div className="mt-7 lg:mt-24 grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h3 className="text-h3">{consume.heading}</h3>
        <ol className="mt-4 grid gap-x-4 gap-y-3 min-[22rem]:grid-cols-2 lg:mt-6 lg:block lg:space-y-6">
          {consume.steps.map(({ title, description }, step) => (
            <li key={title} className="grid grid-cols-[1.75rem_1fr] content-start lg:grid-cols-[2.5rem_1fr]">
              <span aria-hidden="true" className="figure row-span-2 text-3xl text-moss">
                {step + 1}
              </span>
              <h4 className="font-semibold text-leaf leading-snug">{title}</h4>
              {description && <p className="col-start-2 leading-snug">{description}</p>}
            </li>
          ))}
        </ol>
      </div>
      <ul id="ages" className="plain-lines lg:col-span-8">
        {consume.ages.map((age) => (
          <li key={age}>{age}</li>
        ))}
      </ul>
      <div className="max-sm:hidden lg:col-span-8">
        <ContentPicture
          name={pictures.drink}
          sizes="(width >= 75rem) 48rem, (width >= 64rem) 64vw, 110vw"
          className="aspect-3/2 w-full rounded-2xl object-cover object-[60%_50%] lg:aspect-2/1"
        />
      </div>
      <aside
        aria-labelledby="did-you-know"
        className="self-center border-clay border-l-[3px] pl-5 lg:col-span-4"
      >
        <h3 id="did-you-know" className="text-h3">
          {didYouKnow.heading}
        </h3>
        <p className="mt-2 text-base">{didYouKnow.text}</p>
      </aside>
    </div>
  )
}
