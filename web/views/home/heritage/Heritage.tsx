import { useContent } from '#web/content/context.ts'
import { Arch } from '#web/ui/Arch.tsx'
import { Band } from '#web/ui/Band.tsx'
import { ContentPicture } from '#web/ui/ContentPicture.tsx'
import { NotedText } from '#web/ui/Notes.tsx'
import { SectionHeading } from '#web/ui/SectionHeading.tsx'
import { Etymology } from './Etymology.tsx'
import { TraditionalRecipe } from './TraditionalRecipe.tsx'

export function Heritage() {
  const { heritage } = useContent()
  return (
    <Band tone="leaf" id="heritage" labelledBy="heritage-heading">
      <div className="wide">
        <div className="grid grid-cols-1 items-end gap-x-10 gap-y-8 lg:grid-cols-12">
          <SectionHeading
            id="heritage-heading"
            eyebrow={heritage.eyebrow}
            lede={<NotedText text={heritage.lede} />}
            className="lg:col-span-4 lg:pb-10"
          >
            {heritage.heading}
          </SectionHeading>
          <Etymology />
        </div>
        <ul className="mt-7 grid grid-cols-1 border-paper/20 border-t lg:mt-24 lg:grid-cols-3">
          {heritage.cards.map(({ title, description }) => (
            <li
              key={title}
              className="border-paper/20 py-3 not-first:border-t lg:px-9 lg:py-10 lg:last:pr-0 lg:first:pl-0 lg:not-first:border-t-0 lg:not-first:border-l"
            >
              <h3 className="text-h3">{title}</h3>
              <p className="mt-1 text-paper/90 leading-snug lg:mt-3">{description}</p>
            </li>
          ))}
        </ul>
        <div
          id="recipe"
          className="mt-7 grid grid-cols-1 items-center gap-x-10 gap-y-10 md:grid-cols-12 lg:mt-24"
        >
          <Arch framed className="ml-3 max-w-80 text-amla/60 max-md:hidden md:col-span-4">
            <ContentPicture
              name={heritage.picture}
              sizes="(width >= 64rem) 34rem, (width >= 30rem) 34rem, 104vw"
              className="object-[88%]"
            />
          </Arch>
          <TraditionalRecipe className="md:col-span-7 md:col-start-6" />
        </div>
        <figure className="mt-6 border-paper/20 border-t pt-7 lg:mt-24 lg:pt-16">
          <blockquote className="font-display text-h2 text-pretty">
            <p>{heritage.quote.text}</p>
          </blockquote>
        </figure>
      </div>
    </Band>
  )
}
