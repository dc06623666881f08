import type { ComponentProps } from 'react'
import { useTopics } from '#web/model/context.ts'
import type { Pack } from '#web/model/types.ts'
import { fill } from '#web/shop/fill.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { useShopForm } from './shop-form.ts'
import type { shopTopics } from './topics.ts'

/** Opens a pack's pictures large, if it has some. It lies above the card's label and does not choose the pack. */
export function EnlargeButton({ pack, className }: { pack: Pack; className: string }) {
  const { packs, words } = useTopics<typeof shopTopics>()
  const { enlarge, views } = useShopForm()
  if (!views[pack.id]?.length) return null
  const { open, openOnly } = words.shop.enlarge
  return (
    <RoundButton
      aria-label={packs.length === 1 ? openOnly : fill(open, { size: pack.size })}
      onClick={() => enlarge(pack)}
      className={`size-11 cursor-zoom-in noscript:hidden ${className}`}
    >
      <Icon name="maximize-2" className="size-4.5" />
    </RoundButton>
  )
}

/** A round button on a picture; its classes set its size and its `position`. */
export function RoundButton({ className, ...props }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={`isolate grid place-items-center text-leaf before:absolute before:inset-1.25 before:-z-1 before:rounded-full before:border before:border-current/30 before:bg-paper ${className}`}
      {...props}
    />
  )
}
