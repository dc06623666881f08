import { useContent } from '#web/model/context.ts'
import { batchesOnSale, batchPath } from '#web/shop/batch.ts'
import { longDate } from '#web/shop/day.ts'
import { fill } from '#web/shop/fill.ts'
import { FilledText } from '#web/ui/FilledText.tsx'
import { PageLink } from '#web/ui/PageLink.tsx'

/** The lot that the shop sends today, its shelf life, and the kitchen's note on it where it is in this language. */
export function LotOnSale() {
  const content = useContent()
  const { language, shop } = content
  const [batch] = batchesOnSale(content, new Date())
  if (!batch) return null
  const lot = (
    <PageLink to={batchPath(batch)} className="text-leaf underline underline-offset-4">
      {fill(shop.onSaleLot, { lot: batch.lot })}
    </PageLink>
  )
  return (
    <p>
      <FilledText text={shop.onSale} values={{ lot, expiresOn: longDate(batch.expiresOn, language) }} />{' '}
      {batch.language === language && batch.notes[0]}
    </p>
  )
}
