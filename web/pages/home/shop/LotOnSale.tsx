import { useContent } from '#web/model/context.ts'
import { batchPath, newestBatch } from '#web/shop/batch.ts'
import { isPast } from '#web/shop/claims.ts'
import { fill } from '#web/shop/fill.ts'
import { longDate } from '#web/shop/format-date.ts'
import { FilledText } from '#web/ui/FilledText.tsx'
import { PageLink } from '#web/ui/PageLink.tsx'

/** The lot that the shop sends today, its shelf life, and the kitchen's note on it where it is in this language. */
export function LotOnSale() {
  const { batches, language, packs, shop } = useContent()
  const today = new Date()
  const batch = newestBatch({
    batches: batches.filter(({ bestBefore }) => !isPast(bestBefore, today)),
    packs,
  })
  if (!batch) return null
  const lot = (
    <PageLink to={batchPath(batch)} className="text-leaf underline underline-offset-4">
      {fill(shop.onSaleLot, { lot: batch.lot })}
    </PageLink>
  )
  return (
    <p>
      <FilledText text={shop.onSale} values={{ lot, bestBefore: longDate(batch.bestBefore, language) }} />{' '}
      {batch.language === language && batch.notes[0]}
    </p>
  )
}
