import { useContent } from '#web/model/context.ts'
import type { Copy } from '#web/model/types.ts'
import { initialsOf } from '#web/ui/initials.ts'

export type Founder = Copy['founders']['people'][number]

/** What a founder has studied and where they are registered, as far as the content has it. */
export function FounderFacts({ founder, className }: { founder: Founder; className: string }) {
  const { labels } = useContent().words.founders
  const facts = (['experience', 'registration', 'specialization'] as const).filter((fact) => founder[fact])
  return (
    <dl className={`grid gap-x-gap gap-y-2 leading-[1.3] ${className}`}>
      {facts.map((fact) => (
        <div key={fact}>
          <dt className="text-small/[1.3]">{labels[fact]}</dt>
          <dd className="font-semibold">{founder[fact]}</dd>
        </div>
      ))}
    </dl>
  )
}

/** In the arch of a founder of whom there is no picture; the arch is a container. */
export function FounderInitials({ founder: { initials, name } }: { founder: Founder }) {
  return (
    <b
      aria-hidden="true"
      className="absolute inset-x-0 top-[30cqw] text-center font-display font-normal text-[40cqw]/[1]"
    >
      {initials ?? initialsOf(name)}
    </b>
  )
}
