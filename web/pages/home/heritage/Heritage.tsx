import { useContent } from '#web/model/context.ts'
import type { Copy } from '#web/model/types.ts'
import { Band } from '#web/ui/Band.tsx'
import { ContentPicture, pictureFile } from '#web/ui/ContentPicture.tsx'
import { NotedText } from '#web/ui/Notes.tsx'
import { PageLink } from '#web/ui/PageLink.tsx'
import { SectionHeading } from '#web/ui/SectionHeading.tsx'
import { views } from '#web/views.ts'
import { NameArch, useNameEntry } from './NameArch.tsx'

export function Heritage() {
  const { copy, words } = useContent()
  const entry = useNameEntry()
  if (!copy.heritage.heading) return null
  const hasPicture = pictureFile(copy.heritage.picture) !== undefined
  return (
    <Band tone="leaf" id="heritage" labelledBy="heritage-heading" className="pb-0">
      <div className="page-grid gap-y-6 md:gap-y-row xl:gap-y-0">
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
          className={`ledger *:first:border-t-0 *:first:pt-0 ${entry ? 'md:col-start-1 md:col-end-7 md:self-end md:pb-4.5 xl:col-end-5' : 'md:c7'}`}
        >
          {copy.heritage.cards.map(({ title, description }) => (
            <li key={title}>
              <h3 className="text-h4">{title}</h3>
              <p className="mt-0.5 text-balance text-list">{description}</p>
            </li>
          ))}
        </ul>
        {hasPicture && (
          <div className="bleed col-start-1 col-end-3 mr-0 min-h-42 rounded-r-sm md:col-end-5 md:row-span-2 md:ml-0 md:min-h-90 md:rounded-t-sm md:rounded-br-none xl:mt-row">
            {/* On a phone only the right two thirds: what lies at the left is in no jar. */}
            <ContentPicture
              name={copy.heritage.picture}
              sizes="(width >= 48rem) 36rem, 104vw"
              className="absolute inset-0 object-[86%_50%] md:-left-1/2 md:w-[150%] md:max-w-none md:object-[50%_8%]"
            />
          </div>
        )}
        {copy.heritage.recipe && (
          <TraditionalRecipe {...copy.heritage.recipe} className={hasPicture ? 'max-md:col-start-3' : ''} />
        )}
        {copy.heritage.quote && (
          <blockquote className="text-balance border-line pb-pad font-display font-medium text-say max-md:text-[1.75rem] md:c5 md:self-end md:border-t md:pt-8 xl:pb-15">
            {copy.heritage.quote.text}
          </blockquote>
        )}
      </div>
    </Band>
  )
}

type RecipeProps = NonNullable<Copy['heritage']['recipe']> & { className: string }

/** The classical method in two sentences, its source, and a link to the whole of it. */
function TraditionalRecipe({ heading, text, more, article, className }: RecipeProps) {
  return (
    <div id="recipe" className={`scroll-mt-20 self-center md:c5 md:self-start xl:mt-row ${className}`}>
      <h3 className="text-h4 md:text-h3">{heading}</h3>
      <p className="mt-1.5 leading-normal">
        <NotedText text={text} />
      </p>
      {article && more && (
        <PageLink to={`${views.blog.path}/${article}`} className="go">
          {more}
        </PageLink>
      )}
    </div>
  )
}
