import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { rupees, showCount } from '../format.ts'

type Props = { now: number; previous: number; show?: (count: number) => string }

/** The difference to the other period; the arrow has the meaning of the hidden word. */
export function Change({ now, previous, show = showCount }: Props) {
  if (now === previous) return <span className="change text-moss">no change</span>
  const isMore = now > previous
  const Arrow = isMore ? ArrowUp : ArrowDown
  const less = show === rupees ? 'less' : 'fewer'
  return (
    <span className={`change ${isMore ? 'text-leaf' : 'text-jam'}`}>
      <Arrow aria-hidden strokeWidth={2.25} className="inline size-[1.05em] align-[-0.15em]" />
      <span>{show(Math.abs(now - previous))}</span>
      <span className="sr-only">{` ${isMore ? 'more' : less}`}</span>
    </span>
  )
}
