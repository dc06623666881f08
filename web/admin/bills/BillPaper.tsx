import { createPortal } from 'react-dom'
import { rupees } from '#contract/format.ts'
import type { ShopBills } from '#web/shop/bills.ts'
import { type Bill, billNumber } from '#worker/bills/contract.ts'
import { dayOfBill, KIND_NAMES, nameOfBill, stateName, taxRows } from './words.ts'

/** What the printed bill has besides the stored document. */
export type Paper = {
  bill: Bill
  /** The bill that a note cancels. */
  cancelled: Bill | undefined
  reference: string | null
  /** As it was typed; empty where it was not. */
  buyer: string
  isSample: boolean
}

type Props = Paper & { seller: ShopBills['seller'] }

const BETWEEN = 'flex items-baseline justify-between gap-x-[6mm]'
const NUMBER = 'whitespace-nowrap py-[1mm] pl-[3mm] text-right'

/**
 * A document on a page of A5, which is on paper alone. Particulars of a tax invoice: CGST Rules, 2017, rule 46; of a bill of
 * supply: rule 49; of a credit note: rule 53(1A). Letters beside the lines are those of rule 46.
 */
export function BillPaper({ bill, cancelled, reference, buyer, isSample, seller }: Props) {
  const { kind, hsn, place, lines, total, taxable } = bill
  const origin = cancelled ?? bill
  const isRegistered = origin.kind !== 'bill'
  const isNote = kind === 'credit_note'
  return createPortal(
    <article aria-label={nameOfBill(bill)} className="bill-paper">
      {/* Rule 5(1)(f): at the top of the bill of supply. */}
      {kind === 'bill_of_supply' && (
        <p className="mb-[2mm] font-semibold">
          Composition taxable person, not eligible to collect tax on supplies
        </p>
      )}
      <div className={BETWEEN}>
        <h1 className="font-semibold font-text text-[16pt]">{KIND_NAMES[kind]}</h1>
        {/* Rule 48(1)(a). */}
        <p>{isSample ? 'SAMPLE, no sale' : 'ORIGINAL FOR RECIPIENT'}</p>
      </div>
      {/* (a) */}
      <p className="mt-[3mm] font-semibold">{seller.name}</p>
      <p>{seller.address}</p>
      {isRegistered && <p>GSTIN {seller.gstin}</p>}
      {seller.licence && <p>FSSAI {seller.licence}</p>}
      {/* (b) and (c). */}
      <p className={`mt-[3mm] ${BETWEEN}`}>
        <span>No. {billNumber(bill)}</span>
        <span>{dayOfBill(bill)}</span>
      </p>
      {cancelled && (
        <p>
          Cancels in full: {nameOfBill(cancelled)} of {dayOfBill(cancelled)}
        </p>
      )}
      {reference && <p>Order {reference}</p>}
      {/* (e) and (f): of a buyer who is not registered. */}
      {buyer && (
        <p className="mt-[3mm] whitespace-pre-line">
          <span className="font-semibold">To</span>
          {`\n${buyer}`}
          {place && `\nState: ${stateName(place)}`}
        </p>
      )}
      {/* (n) and (p). */}
      {place && (
        <p className={`mt-[3mm] ${BETWEEN}`}>
          <span>Place of supply: {stateName(place)}</span>
          {origin.kind === 'tax_invoice' && <span>Reverse charge: No</span>}
        </p>
      )}
      <table className="mt-[3mm] w-full border-collapse">
        <thead>
          <tr className="border-y">
            <th className="py-[1mm] text-left">Description</th>
            {hsn && <th className={NUMBER}>HSN</th>}
            <th className={NUMBER}>Packs</th>
            <th className={NUMBER}>Amount</th>
          </tr>
        </thead>
        <tbody>
          {/* (g), (h), (i) and (j). */}
          {lines.map(({ what, jars, amount }) => (
            <tr key={what}>
              <td className="wrap-anywhere py-[1mm]">{what}</td>
              {hsn && <td className={NUMBER}>{jars && hsn}</td>}
              <td className={NUMBER}>{jars}</td>
              <td className={NUMBER}>{rupees(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {/* (k), (l) and (m). */}
          {taxable !== null &&
            [['Taxable value', taxable] as const, ...taxRows(bill)].map(([name, amount]) => (
              <tr key={name}>
                <th colSpan={hsn ? 3 : 2} className="py-[0.5mm] text-right font-normal">
                  {name}
                </th>
                <td className={NUMBER}>{rupees(amount)}</td>
              </tr>
            ))}
          <tr className="border-y font-semibold">
            <th colSpan={hsn ? 3 : 2} className="py-[1mm] text-right">
              {isNote ? 'Credited' : 'Total'}
            </th>
            <td className={NUMBER}>{rupees(total)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="mt-[2mm]">
        {taxable !== null
          ? 'Amounts include tax.'
          : isRegistered
            ? ''
            : 'Not registered under GST: no tax is charged.'}
      </p>
      {/* (q) */}
      <div className="mt-[10mm] ml-auto w-[60mm] text-center">
        <p>For {seller.name}</p>
        <p className="mt-[14mm] border-t pt-[1mm]">Signature</p>
      </div>
    </article>,
    document.body,
  )
}
