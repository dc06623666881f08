import { useContent } from '#web/content/context.ts'
import { fill } from '#web/domain/fill.ts'
import { NotedText } from '#web/ui/Notes.tsx'

/** The herbs of the jar around the amla; on small screens the amla, then the herbs as a list. */
export function HerbRing() {
  const { products, herbs, claims, label } = useContent()
  const { amla } = products
  const grams = label.ingredients.list.find(({ id }) => id === 'amla')?.gramsPer100
  return (
    <div className="mt-7 grid grid-cols-1 items-center gap-x-10 gap-y-6 lg:mt-28 lg:grid-cols-12">
      <div className="grid grid-cols-[auto_1fr] items-start gap-x-6 lg:col-span-4 lg:block">
        {products.herbs && (
          <p className="flex flex-col text-leaf">
            <span className="figure text-[min(3.75rem,13vw)] lg:text-[8.5rem]">
              {claims[products.herbs.claim].value}
            </span>{' '}
            <span className="mt-2 text-base lg:text-lg">{claims[products.herbs.claim].label}</span>
          </p>
        )}
        <p className="text-base leading-snug only:col-span-2 lg:mt-3 lg:text-lg">
          {products.herbs?.qualifier} {grams ? fill(amla.weighed, { grams }) : amla.unweighed}
        </p>
      </div>
      <div className="lg:col-span-8">
        <div className="herb-ring">
          <div className="herb-ring-fruit">
            <svg
              aria-hidden="true"
              viewBox="0 0 100 100"
              fill="none"
              className="absolute inset-0 stroke-leaf/15"
            >
              <path
                d="M50 2V98M50 2C22 18 22 82 50 98M50 2C78 18 78 82 50 98M50 2C-6 12 -6 88 50 98M50 2C106 12 106 88 50 98"
                strokeWidth="1"
                vectorEffect="non-scaling-stroke"
              />
            </svg>
            <div className="relative">
              <p className="eyebrow">{amla.title}</p>
              <h3 className="mt-2 text-[min(clamp(2.5rem,2rem+2.2vw,3.75rem),12.5vw)] leading-none">
                {amla.sanskrit}
              </h3>
              <p className="mt-2 text-base leading-tight">{amla.name}</p>
              {amla.vitaminC && (
                <>
                  <p className="mx-auto mt-3 max-w-[22ch] text-sm leading-tight">{amla.vitaminC.before}</p>
                  <p className="mx-auto mt-1 max-w-[16ch] font-semibold text-base leading-snug">
                    {amla.vitaminC.fact}
                  </p>
                  <p className="mx-auto mt-1 max-w-[25ch] text-balance text-xs leading-tight">
                    <NotedText text={amla.vitaminC.qualifier ?? ''} />
                  </p>
                </>
              )}
            </div>
          </div>
          <ul>
            {herbs.ring.map((herb) => (
              <li key={herb} className="font-display text-leaf text-xl leading-tight">
                {herb}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  )
}
