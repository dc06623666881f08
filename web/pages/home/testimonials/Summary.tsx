import { useContent } from '#web/model/context.ts'
import { NotedText } from '#web/ui/Notes.tsx'

/** The figures about customers: rows of a ledger on a phone, columns on large screens; nothing while all are hidden. */
export function Summary({ className = '' }: { className?: string }) {
  const { testimonials } = useContent()
  if (testimonials.summary.length === 0) return null
  return (
    <dl className={`testimonial-figures ${className}`}>
      {testimonials.summary.map(({ claim, qualifier }) => (
        <div key={claim.id}>
          <dt>{claim.label}</dt>
          {qualifier && (
            <dd>
              <NotedText text={qualifier} />
            </dd>
          )}
          <dd className="figure">{claim.value}</dd>
        </div>
      ))}
    </dl>
  )
}
