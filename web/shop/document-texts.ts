import type { Content } from '../model/content.ts'
import type { Documents } from '../model/schema/documents.ts'
import { deliveryRows } from './delivery.ts'
import { doseTable, givenDoses, gramsADayText } from './doses.ts'
import { fill, fillCount } from './fill.ts'
import { allergensText } from './label.ts'
import { refundCases, refundDaysText, windowText } from './refund.ts'
import { licenceName, officerText, sellerRows } from './seller.ts'
import { conditions } from './told.ts'

type Facts = Omit<Content, keyof Documents>

/** Conditions, texts, lists and tables in Markdown that articles and policies take from the other content: `{table.doses}`. */
export function documentTexts(content: Facts) {
  const { documents, herbs, label, language, legal, refund } = content
  const doses = givenDoses(content)
  const { columns } = documents
  const cases = refundCases(content)
  return {
    when: conditions(content),
    text: {
      adultsGrams: doses ? gramsADayText(doses.adultsDaily, doses) : null,
      allergens: allergensText(content),
      officer: officerText(content),
      refundDays: refundDaysText(content),
      lostAfter: refund.lostAfterDays ? fillCount(refund.days, refund.lostAfterDays, language) : null,
      returnPaidBy: refund.returnPaidBy ? refund.returnCost[refund.returnPaidBy] : null,
      deliveryCharge:
        refund.deliveryRefunded == null
          ? null
          : refund.deliveryCharge[refund.deliveryRefunded ? 'refunded' : 'kept'],
      businessName: legal.businessName,
      businessAddress: legal.address,
    },
    table: {
      ingredients: table(
        columns.ingredients,
        label.ingredients.list.map(({ gramsPer100, name, hindi, purpose }) => ({
          name,
          hindi: hindi ?? '',
          purpose: purpose ?? '',
          amount: gramsPer100 === null ? '' : `${gramsPer100} ${label.units.g}`,
        })),
      ),
      decoction: table(columns.herbs, herbs.decoction.herbs),
      stirredIn: table(columns.herbs, herbs.stirredIn.herbs),
      doses:
        doses &&
        table(
          doses.columns,
          doseTable(doses).map((row) => ({ fuller: '', ...row })),
        ),
      ownJar: ownJar(content),
      refundCases:
        cases.length > 0
          ? table(
              columns.refundCases,
              cases.map(({ name, window, send, remedy, note }) => ({
                name: `**${name}**`,
                window: fill(documents.refundWindow, { window: windowText(window, content) }),
                send: new Intl.ListFormat(`${language}-IN`).format(send),
                remedy: [remedy, note].filter(Boolean).join(' '),
              })),
            )
          : null,
    },
    list: {
      delivery: list(deliveryRows(content)),
      seller:
        (content.shopState === 'demonstration' ? `${legal.demonstration}\n\n` : '') +
        list(sellerRows(content).flatMap(({ name, value }) => (value ? { name, text: value } : []))),
    },
  }
}

/** Compares our jar with the six lines of the label reader's guide; a line is printed once its facts are known. */
function ownJar({ documents, label, legal, claims }: Facts): string | null {
  if (!documents.ownJar) return null
  const { columns, lines, sugars, months, monthsOpened } = documents.ownJar
  const { ingredients, keeping, nutrition, facts } = label
  const { number } = legal.licence
  const sugar = nutrition.find(({ id }) => id === 'added-sugars')
  const ours = {
    sugars:
      sugar?.per100g == null ? '' : fill(sugars, { amount: sugar.per100g, unit: label.units[sugar.unit] }),
    reference: facts.reference.value ?? '',
    licence: [licenceName(legal), number].filter(Boolean).join(' '),
    maker: legal.businessName && legal.address ? `${legal.businessName}, ${legal.address}` : '',
    shelfLife:
      keeping.months === null
        ? ''
        : keeping.monthsAfterOpening === null
          ? fill(months, { months: keeping.months })
          : fill(monthsOpened, { months: keeping.months, opened: keeping.monthsAfterOpening }),
  }
  const isKnown: Record<keyof typeof lines, boolean> = {
    ingredients: ingredients.list.every(({ gramsPer100 }) => gramsPer100 !== null) && ours.sugars !== '',
    reference: ours.reference !== '',
    licence: number !== null && ours.maker !== '',
    batch: ours.shelfLife !== '',
    preservatives: claims.noPreservatives !== undefined,
    report: claims.tested !== undefined,
  }
  const rows = (Object.keys(lines) as (keyof typeof lines)[])
    .filter((key) => isKnown[key])
    .map((key) => ({ line: lines[key].line, ours: fill(lines[key].ours, ours) }))
  return table(columns, rows)
}

function list(rows: readonly { readonly name: string; readonly text: string }[]): string {
  return rows.map(({ name, text }) => `- **${name}:** ${text}`).join('\n')
}

/** A table in Markdown; the keys of the columns choose a row's cells. */
function table<Key extends string>(
  columns: Readonly<Record<Key, string>>,
  rows: readonly Readonly<Record<NoInfer<Key>, string>>[],
): string {
  const keys = Object.keys(columns) as Key[]
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    line(keys.map((key) => columns[key])),
    line(keys.map(() => '---')),
    ...rows.map((row) => line(keys.map((key) => row[key]))),
  ].join('\n')
}
