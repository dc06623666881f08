import type { Content } from '../content/content.ts'

type Sold = Pick<Content['packs']['list'][number], 'soldOut'>

/** The packs that can be ordered now. */
export function packsOnSale<P extends Sold>(list: readonly P[]): P[] {
  return list.filter(({ soldOut }) => !soldOut)
}

/** The packs on sale; all of them while none is, so that there still is something to show. */
export function packsToShow<P extends Sold>(list: readonly P[]): readonly P[] {
  const onSale = packsOnSale(list)
  return onSale.length > 0 ? onSale : list
}

/** The id of the pack that is chosen when the page opens: the first that can be ordered. */
export function defaultPack(list: readonly (Sold & { readonly id: string })[]): string {
  return packsToShow(list)[0]?.id ?? ''
}
