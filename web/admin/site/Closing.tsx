import { useToday } from '#web/browser/api/clock.ts'
import { showDate } from '../format.ts'
import { useShop } from '../shop.ts'

/** States that nothing can be ordered, or from which day on; nothing while orders are taken. */
export function Closing() {
  const { closed, isSoldOut } = useShop()
  const today = useToday()
  const text = isSoldOut ? `Everything is sold out. ${ASKS}` : closed && today && closedText(closed, today)
  return text ? <p className="wide pt-4 font-semibold">{text}</p> : null
}

const ASKS = 'Every order button asks you a question instead.'

function closedText({ from, to }: { readonly from: string; readonly to: string }, today: string): string {
  if (today > to) return ''
  return today < from
    ? `No orders from ${showDate(from)} to ${showDate(to)}.`
    : `Closed: no orders until ${showDate(to)}. ${ASKS}`
}
