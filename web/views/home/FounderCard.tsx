import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { type Founder, foundersText } from '../../content/founders.ts'
import { Arch } from '../../ui/Arch.tsx'
import { ArchMonogram, type MonogramTone } from '../../ui/Monogram.tsx'
import './founders.css'

const { labels } = foundersText

type Props = { founder: Founder; tone: MonogramTone; id: string; open: boolean; onToggle: () => void }

/** The toggle covers the card, so that a click anywhere on it opens and closes it; see founders.css. */
export function FounderCard({ founder, tone, id, open, onToggle }: Props) {
  const toggle = useRef<HTMLButtonElement>(null)
  return (
    <li className="founder" data-open={open || undefined}>
      <Arch className="founder-portrait">
        <ArchMonogram initials={founder.initials} tone={tone} />
      </Arch>
      <div className="founder-words">
        <div className="founder-name">
          <h3 id={`${id}-name`} className="text-h3">
            {founder.name}
          </h3>
          <p className="mt-1 text-base text-moss leading-snug">{founder.title}</p>
        </div>
        <div className="founder-more">
          <div id={id}>
            <dl className="founder-facts mb-4 grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-5 gap-y-3 text-base leading-snug">
              <div>
                <dt className="eyebrow text-moss">{labels.experience}</dt>
                <dd className="mt-1">{founder.experience}</dd>
              </div>
              <div>
                <dt className="eyebrow text-moss">{labels.specialization}</dt>
                <dd className="mt-1">{founder.specialization}</dd>
              </div>
            </dl>
            <p className="founder-story">{founder.description}</p>
          </div>
          <button
            ref={toggle}
            type="button"
            aria-expanded={open}
            aria-controls={id}
            aria-describedby={`${id}-name`}
            onClick={onToggle}
            className="founder-toggle"
          >
            {open ? labels.less : labels.more}
          </button>
        </div>
      </div>
      {open && (
        <button
          type="button"
          aria-label={labels.close}
          aria-describedby={`${id}-name`}
          onClick={() => {
            onToggle()
            toggle.current?.focus()
          }}
          className="founder-close"
        >
          <X aria-hidden strokeWidth={1.5} />
        </button>
      )}
    </li>
  )
}
