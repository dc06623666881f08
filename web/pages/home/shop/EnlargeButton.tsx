import Maximize2 from 'lucide-react/icons/maximize-2'
import { useContent } from '#web/model/context.ts'
import { fill } from '#web/shop/fill.ts'
import type { Pack } from '#web/shop/price.ts'
import { jarViews } from './jar-views.ts'

/** Opens a pack's pictures large (`see-jar.ts`). It lies above the card's label and does not choose the pack. */
export function EnlargeButton({ pack }: { pack: Pack }) {
  const content = useContent()
  const jar = jarViews(pack, content)
  if (jar.views.length === 0) return null
  return (
    <button
      type="button"
      className="enlarge"
      data-enlarge={JSON.stringify(jar)}
      aria-label={fill(content.shop.enlarge.open, { size: pack.size })}
    >
      <Maximize2 aria-hidden size={18} />
    </button>
  )
}
