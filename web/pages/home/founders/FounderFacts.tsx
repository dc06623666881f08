import { useContent } from '#web/model/context.ts'
import type { Copy } from '#web/model/types.ts'
import { ContentPicture, pictureFile } from '#web/ui/ContentPicture.tsx'
import { initialsOf } from '#web/ui/initials.ts'

export type Founder = Copy['founders']['people'][number]

/** Lists a founder's qualifications and registrations, as far as the content has them. */
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

/**
 * Shows what is in an arch without a portrait: the founder's drawing, complete, or else the initials. Their size follows that
 * of the arch, which is a CSS container.
 */
export function FounderEmblem({ founder, onDark }: { founder: Founder; onDark: boolean }) {
  if (pictureFile(founder.drawing))
    return (
      <ContentPicture
        name={founder.drawing}
        onDark={onDark}
        className="absolute inset-x-[4%] -bottom-[1.5%] h-[84%] w-[92%] object-contain object-bottom"
      />
    )
  return (
    <b
      aria-hidden="true"
      className="absolute inset-x-0 top-[30cqw] text-center font-display font-normal text-[40cqw]/[1]"
    >
      {founder.initials ?? initialsOf(founder.name)}
    </b>
  )
}
