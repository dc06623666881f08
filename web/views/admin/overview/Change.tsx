import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { showCount } from '../format.ts'

type Props = { now: number; previous: number; show?: (count: number) => string }

/** The difference to the previous period; the arrow repeats what the word says. */
export function Change({ now, previous, show = showCount }: Props) {
  if (now === previous) return <span className="font-semibold text-moss">no change</span>
  const Arrow = now > previous ? ArrowUp : ArrowDown
  return (
    <span className={`whitespace-nowrap font-semibold ${now > previous ? 'text-leaf' : 'text-jam'}`}>
      <Arrow aria-hidden strokeWidth={2} className="mr-0.5 inline size-4 align-[-0.15em]" />
      {show(Math.abs(now - previous))} {now > previous ? 'more' : 'fewer'}
    </span>
  )
}
