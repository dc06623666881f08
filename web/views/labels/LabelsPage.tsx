import { useContent } from '#web/content/context.ts'
import type { Batch } from '#web/domain/batch.ts'
import { jarAddress, proofReason } from '#web/domain/jar-label.ts'
import { JarLabel } from './JarLabel.tsx'
import { LabelSheet } from './LabelSheet.tsx'
import { SHEETS } from './sheets.ts'

const choice = 'flex min-h-11 cursor-pointer items-center gap-3'

/** The sheets of a lot, one for each pack, which the browser prints; what is chosen works without JavaScript. */
export function LabelsPage({ batch }: { batch: Batch }) {
  const { brand, packs } = useContent()
  const reason = proofReason(batch, brand.siteUrl)
  return (
    <div className="labels-page wide grid gap-x-16 gap-y-12 py-8 lg:grid-cols-[22rem_1fr] lg:py-14 print:block print:max-w-none print:p-0">
      <div className="self-start lg:sticky lg:top-10 print:hidden">
        <fieldset>
          <legend className="font-semibold text-leaf text-lg">Sheets, A4</legend>
          <div className="mt-2">
            {SHEETS.map(({ count, size }) => (
              <label key={count} className={choice}>
                <input
                  type="radio"
                  name="sheet"
                  id={`sheet-${count}`}
                  defaultChecked={count === SHEETS.at(-1)?.count}
                  className="size-5.5 accent-leaf"
                />
                <span>
                  <strong className="font-semibold">{count} labels</strong> of {size}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <label className={`${choice} mt-4 border-leaf/15 border-t pt-4`}>
          <input
            type="checkbox"
            id="proof"
            defaultChecked={reason !== undefined}
            disabled={reason !== undefined}
            className="size-5.5 accent-leaf"
          />
          A proof, with the labels’ edges
        </label>
        {reason && <p className="mt-3 border-honey border-l-2 pl-4">{reason}</p>}
        <h2 className="mt-8 font-semibold font-text text-leaf text-lg">Printing</h2>
        <ol className="mt-3 grid list-decimal gap-3 pl-5">
          <li>Print with the browser: A4, scale 100 % (“actual size”), no margins, headers or footers.</li>
          <li>
            First print a proof on plain paper. Hold it with a sheet of labels against the light: the edges
            must meet. Scan a code with a phone: it must open the page of this lot.
          </li>
          <li>
            Of a sheet that is partly used, tap the first label that is left: the places before it stay empty.
            For fewer labels than a sheet has, print its last ones, and turn it round the next time.
          </li>
        </ol>
      </div>
      <div className="grid gap-y-14 print:block">
        {packs.list
          .filter(({ id }) => batch.packs.includes(id))
          .map((pack) => (
            <section key={pack.id} className="label-pack min-w-0">
              <h2 className="print:hidden">
                <label className={`${choice} font-semibold font-text text-leaf text-lg`}>
                  <input type="checkbox" defaultChecked className="label-prints size-5.5 accent-leaf" />
                  Print {pack.size}
                </label>
              </h2>
              <svg aria-hidden="true" className="hidden">
                <JarLabel id={`label-${pack.id}`} batch={batch} pack={pack} />
              </svg>
              <div className="label-sheets mt-4 print:mt-0">
                {SHEETS.map((sheet) => (
                  <LabelSheet key={sheet.count} sheet={sheet} pack={pack.size} label={`label-${pack.id}`} />
                ))}
                <p className="label-count mt-3 text-moss text-sm print:hidden">
                  labels. The code leads to {jarAddress(batch, pack.gtin, brand.siteUrl)}
                </p>
              </div>
            </section>
          ))}
      </div>
    </div>
  )
}
