import type { Pack } from '#web/model/types.ts'
import { defaultPack } from '#web/shop/price.ts'
import { content } from './content.ts'

/** The packs in the order shown. */
export const { packs } = content

/** Chosen when the page opens. */
export const chosen = requirePack(packs.find(({ id }) => id === defaultPack(packs)))

/** A pack beside it. */
export const otherPack = requirePack(packs.find((pack) => pack !== chosen))

/** The first words of the pack's button in the shop. */
export function buttonOf({ soldOut, order }: Pack): string {
  return soldOut ? content.words.packs.soldOut : order
}

function requirePack(pack: Pack | undefined): Pack {
  if (!pack) throw new Error('The tests need a pack that can be ordered, and another one')
  return pack
}
