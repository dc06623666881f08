import { useContent } from '#web/content/context.ts'
import type { MonogramTone } from '#web/ui/Monogram.tsx'
import { FounderCard } from './FounderCard.tsx'

const tones: readonly MonogramTone[] = ['leaf', 'amla', 'linen']

/** On small screens one founder is open at a time; on large ones the cards open under the pointer or the focus. */
export function FounderCards() {
  const { people } = useContent().founders
  return (
    <ul className="founders mt-8 lg:mt-16">
      {people.map((founder, index) => (
        <FounderCard
          key={founder.name}
          founder={founder}
          tone={tones[index % tones.length] ?? 'leaf'}
          id={`founder-${index + 1}`}
        />
      ))}
    </ul>
  )
}
