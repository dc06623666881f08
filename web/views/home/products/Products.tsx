import { useContent } from '#web/content/context.ts'
import { Band } from '#web/ui/Band.tsx'
import { button } from '#web/ui/button.ts'
import { ChatLink } from '#web/ui/ChatLink.tsx'
import { ContentPicture } from '#web/ui/ContentPicture.tsx'
import { NotedText } from '#web/ui/Notes.tsx'
import { Consume } from './Consume.tsx'
import { HerbRing } from './HerbRing.tsx'
import { Highlights } from './Highlights.tsx'

export function Products() {
  const { products, claims } = useContent()
  const { definition, tradition, pictures } = products
  return (
    <Band tone="paper" labelledBy="products-heading">
      <div className="wide">
        <div className="grid grid-cols-1 items-center gap-x-10 gap-y-6 lg:grid-cols-12">
          <div className="lg:col-span-6">
            <p className="eyebrow mb-4 text-moss">{products.eyebrow}</p>
            <h2 id="products-heading" className="text-h2">
              {products.heading}
            </h2>
            <dl className="mt-6 border-honey border-l-[3px] pl-6">
              <dt className="flex flex-wrap items-baseline gap-x-3">
                <dfn className="font-display text-h3 text-leaf not-italic">{definition.term}</dfn>
                <span className="text-base text-moss">{definition.pronunciation}</span>
              </dt>
              <dd className="mt-2 text-lede">{definition.text}</dd>
            </dl>
            <div className="mt-6 grid grid-cols-[auto_1fr] items-start gap-x-6 gap-y-3 lg:mt-10">
              {tradition.figure && (
                <p className="flex flex-col text-leaf">
                  <span className="figure text-[min(3.75rem,13vw)]">
                    {claims[tradition.figure.claim].value}
                  </span>{' '}
                  <span className="mt-2 text-base">{claims[tradition.figure.claim].label}</span>
                </p>
              )}
              <p className="text-base leading-snug sm:pt-1.5 lg:text-lg">
                <NotedText text={tradition.text} />
              </p>
            </div>
          </div>
          <div className="lg:col-span-5 lg:col-start-8">
            <ContentPicture
              name={pictures.jam}
              sizes="(width >= 75rem) 46rem, (width >= 64rem) 60vw, 110vw"
              className="aspect-5/2 w-full rounded-2xl object-cover lg:aspect-4/5"
            />
          </div>
        </div>
        <HerbRing />
        <Highlights />
        <Consume />
        <p className="mt-7 text-center lg:mt-20">
          <ChatLink placement="products" className={button.primary}>
            {products.button}
          </ChatLink>
        </p>
      </div>
    </Band>
  )
}
