import type { Facts, Topics } from '../model/types.ts'
import { deliveryRows, notToText } from './delivery.ts'
import { conditions } from './describe-facts.ts'
import { gramsADayText } from './doses.ts'
import { fill, fillCount } from './fill.ts'
import { listText } from './list-text.ts'
import { cancellingText, deliveryChargeText, refundCases, refundDaysText, windowText } from './refund.ts'
import { officerText, sellerRows } from './seller.ts'
import { allergensText } from './warnings.ts'

/**
 * Returns the values of placeholders in articles and policies, such as `{table.doses}`: conditions, texts, and lists
 * and tables in Markdown.
 */
export function documentTexts(content: Topics) {
  const { copy, doses, facts, ingredients, language, words } = content
  const { columns, refundWindow } = words.documents
  const { lostAfterDays, returnPaidBy } = facts.refund ?? {}
  const cases = refundCases(content)
  const { columns: herbColumns } = copy.herbs
  const herbTable = (list: NonNullable<Facts['herbs']>['decoction'] | undefined) =>
    list && herbColumns ? table(herbColumns, list.herbs) : null
  return {
    when: conditions(content),
    text: {
      adultsGrams: doses ? gramsADayText(doses.adultsDaily, doses, words.label) : null,
      allergens: allergensText(content),
      officer: officerText(content),
      refundDays: refundDaysText(content),
      lostAfter: lostAfterDays ? fillCount(words.refund.days, lostAfterDays, language) : null,
      returnPaidBy: returnPaidBy ? words.refund.returnCost[returnPaidBy] : null,
      cancelling: cancellingText(content),
      deliveryCharge: deliveryChargeText(content),
      // Ends a sentence about the accounts.
      gstYears: facts.legal.withoutGstin ? '' : words.documents.gstYears,
      businessName: facts.legal.businessName,
      businessAddress: facts.legal.address,
    },
    table: {
      ingredients: table(
        columns.ingredients,
        ingredients.map(({ gramsPer100, name, hindi, purpose }) => ({
          name,
          hindi: hindi ?? '',
          purpose: purpose ?? '',
          amount: gramsPer100 === null ? '' : `${gramsPer100} ${words.label.units.g}`,
        })),
      ),
      decoction: herbTable(facts.herbs?.decoction),
      stirredIn: herbTable(facts.herbs?.stirredIn),
      doses:
        doses &&
        table(
          { ...doses.columns, fuller: doses.columns.fuller ?? '' },
          doses.rows.map((row) => ({ ...row, fuller: row.fuller ?? '' })),
        ),
      refundCases:
        cases.length > 0
          ? table(
              columns.refundCases,
              cases.map(({ name, window, send, remedy, note }) => ({
                name: `**${name}**`,
                window: fill(refundWindow, { window: `**${windowText(window, content)}**` }),
                send: listText(send, language),
                remedy: [remedy, note].filter(Boolean).join(' '),
              })),
            )
          : null,
    },
    list: {
      delivery: [list(deliveryRows(content)), notToText(content)].filter(Boolean).join('\n\n'),
      seller:
        (content.shopState === 'demonstration' ? `${words.legal.demonstration}\n\n` : '') +
        list(sellerRows(content).flatMap(({ name, value }) => (value ? { name, text: value } : []))),
    },
  }
}

function list(rows: readonly { readonly name: string; readonly text: string }[]): string {
  return rows.map(({ name, text }) => `- **${name}:** ${text}`).join('\n')
}

/** A table in Markdown; the keys of the columns choose a row's cells. A column without a cell is left out. */
function table<Key extends string>(
  columns: Readonly<Record<Key, string>>,
  rows: readonly Readonly<Record<NoInfer<Key>, string>>[],
): string {
  const keys = (Object.keys(columns) as Key[]).filter((key) => rows.some((row) => row[key]))
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    line(keys.map((key) => columns[key])),
    line(keys.map(() => '---')),
    ...rows.map((row) => line(keys.map((key) => row[key]))),
  ].join('\n')
}
