import Maximize2 from 'lucide-react/icons/maximize-2'
import { useContent } from '#web/model/context.ts'
import { fill } from '#web/shop/fill.ts'
import type { Pack } from '#web/shop/price.ts'

type Props = {
  pack: Pack
  /** Undefined where the pack has no large picture. */
  onPress: (() => void) | undefined
}

/** Opens a pack's pictures large. It lies above the card's label and does not choose the pack. */
export function EnlargeButton({ pack: { size }, onPress }: Props) {
  const { enlarge } = useContent().shop
  if (!onPress) return null
  return (
    <button type="button" className="enlarge" aria-label={fill(enlarge.open, { size })} onClick={onPress}>
      <Maximize2 aria-hidden size={18} />
    </button>
  )
}
