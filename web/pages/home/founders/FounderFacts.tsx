import type { Content } from '#web/model/content.ts'
import { useContent } from '#web/model/context.ts'

export type Founder = Content['founders']['people'][number]

/** What a founder has studied and where they are registered, as far as the content has it. */
export function FounderFacts({ founder }: { founder: Founder }) {
  const { labels } = useContent().founders
  const facts = (['experience', 'registration', 'specialization'] as const).filter((fact) => founder[fact])
  return (
    <dl className="founder-facts">
      {facts.map((fact) => (
        <div key={fact}>
          <dt>{labels[fact]}</dt>
          <dd>{founder[fact]}</dd>
        </div>
      ))}
    </dl>
  )
}
