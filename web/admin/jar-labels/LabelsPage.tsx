import { useContent } from '#web/model/context.ts'
import type { Batch } from '#web/model/types.ts'
import { jarAddress, labelsPath } from '#web/shop/batch.ts'
import { isOwnAddress } from '#web/shop/site-address.ts'
import { usePage } from '#web/ui/page.ts'
import { views } from '#web/views.ts'
import { OwnerHeader } from '../OwnerHeader.tsx'
import { LabelSheet, SHEET } from './LabelSheet.tsx'

/** The owner's page with the labels of a lot; at `/batch/labels` the list of lots that have labels. */
export function LabelsPage({ path }: { path: string }) {
  const { batches } = useContent()
  const batch = batches.find((each) => path === labelsPath(each))
  return (
    <main id="main" className="pb-24 text-base tabular-nums print:p-0">
      <OwnerHeader
        title={batch ? `Labels of lot ${batch.lot}` : 'Labels'}
        back={batch ? 'All lots' : 'Dashboard'}
        to={batch ? views.labels.path : views.admin.path}
      />
      {batch ? <Labels batch={batch} /> : <Lots />}
    </main>
  )
}

function Lots() {
  const { batches } = useContent()
  return (
    <div className="wide py-10">
      <p>For which lot? A lot that is no longer sold has none.</p>
      <ul className="mt-6">
        {batches
          .filter(({ retired }) => !retired)
          .map((batch) => (
            <li key={batch.lot}>
              <a
                href={labelsPath(batch)}
                className="flex min-h-11 items-center font-display text-leaf text-xl underline"
              >
                {batch.lot}
              </a>
            </li>
          ))}
      </ul>
    </div>
  )
}

/** The sheets of a lot, one for each pack, which the browser prints. */
function Labels({ batch }: { batch: Batch }) {
  const { shopState, packs } = useContent()
  const { siteUrl } = usePage()
  const sheets = packs
    .filter(({ id }) => batch.packs.includes(id))
    .map((pack) => ({ pack, address: jarAddress(batch, pack.gtin, siteUrl) }))
  // Jars are labelled before a shop opens; a code without an address would lead nowhere.
  const isSample = shopState === 'demonstration' || Boolean(batch.recall)
  const isProof = isSample || !isOwnAddress(siteUrl)
  return (
    <div className="wide grid gap-x-16 gap-y-12 py-8 lg:grid-cols-[22rem_1fr] print:block print:max-w-none print:p-0">
      <div className="self-start lg:sticky lg:top-10 print:hidden">
        <p>
          For A4 sheets of {SHEET.columns * SHEET.rows} labels of {SHEET.width} × {SHEET.height} mm.
        </p>
        {isProof && (
          <p className="mt-3 border-honey border-l-2 pl-4">
            Proofs only:{' '}
            {isSample
              ? `lot ${batch.lot} is a sample, or recalled`
              : 'print labels on the site that is deployed, once it has an address of its own'}
            .
          </p>
        )}
        <h2 className="mt-8 font-semibold font-text text-leaf text-lg">Printing</h2>
        <ol className="mt-3 grid list-decimal gap-3 pl-5">
          <li>Print with the browser: A4, scale 100 % (“actual size”), no margins, headers or footers.</li>
          <li>
            First print on plain paper. Hold it with a sheet of labels against the light: every print must be
            inside its label. Scan a code with a phone: it must open the page of this lot.
          </li>
          {sheets.length > 1 && (
            <li>Each pack is a page: in the browser’s dialog, choose the pages to print.</li>
          )}
        </ol>
      </div>
      <div className="grid gap-y-14 print:block">
        {sheets.map(({ pack, address }) => (
          <section key={pack.id} className="label-pack min-w-0">
            <h2 className="font-semibold font-text text-leaf text-lg print:hidden">{pack.size}</h2>
            <p className="mt-1 mb-4 text-moss text-sm print:hidden">The code leads to {address}</p>
            <LabelSheet batch={batch} pack={pack} address={address} isProof={isProof} />
          </section>
        ))}
      </div>
    </div>
  )
}
