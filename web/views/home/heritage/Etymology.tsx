import { useContent } from '#web/content/context.ts'
import { ArchLine } from '#web/ui/Arch.tsx'

/** The name as a dictionary has it: the whole word, and below it what it is made of. */
export function Etymology() {
  const { devanagari, partMeanings } = useContent().brand
  const { word, parts } = devanagari
  // Grows with the arch; a long name is set smaller, so that it stays inside.
  const wordSize = word.length > 6 ? 'text-[calc(15cqw+0.5rem)]' : 'text-[calc(30cqw+0.5rem)]'
  return (
    <div className="@container relative mx-auto w-full max-w-150 lg:col-span-7 lg:col-start-6">
      <ArchLine className="absolute inset-0 size-full text-amla/70" />
      <div className="relative mx-auto w-fit px-4 pt-[30cqw] pb-[11cqw] text-center">
        <p lang="sa" className={`font-devanagari text-amla leading-[1.15] ${wordSize}`}>
          {word}
        </p>
        {/* As wide as the word: the annotations may not widen it. */}
        <dl className="mt-5 grid w-0 min-w-full auto-cols-fr grid-flow-col gap-x-3">
          {parts.map((part, index) => (
            <div key={part.latin}>
              <dt className="before:block before:h-2.5 before:border-paper/50 before:border-x before:border-b">
                <span aria-hidden="true" className="mx-auto block h-5 w-px bg-paper/50" />
                <span className="mt-2 flex flex-col items-center sm:flex-row sm:items-baseline sm:justify-center sm:gap-x-3">
                  <span lang="sa" className="font-devanagari text-4xl leading-tight lg:text-5xl">
                    {part.devanagari}
                  </span>{' '}
                  <span lang="sa-Latn" className="font-display text-h3">
                    {part.latin}
                  </span>
                </span>
              </dt>
              <dd className="mt-2 text-balance text-base text-paper/90 leading-snug">
                {partMeanings[index]}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
