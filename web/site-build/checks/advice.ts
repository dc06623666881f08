import { addDays, dayOf } from '#contract/days.ts'
import { SOURCE_LANGUAGE } from '#contract/languages.ts'
import { loadContent } from '#web/model/load.ts'
import { readFacts } from '#web/model/read-topics.ts'
import { REQUIRED_NUTRIENTS } from '#web/model/schema/facts.ts'
import { SHOP_FOLDER } from '#web/model/shop-folder.ts'
import { languageTitle, titlePath } from '#web/model/titles.ts'
import type { Content } from '#web/model/types.ts'
import type { Problem } from '#web/model/validation.ts'
import { batchesOnSale, isOnSale, otherMrps } from '#web/shop/batch.ts'
import { billFault } from '#web/shop/bills.ts'
import { CHAT_ADDRESS } from '#web/shop/chat.ts'
import { isPast } from '#web/shop/claims.ts'
import { endOfDay } from '#web/shop/day.ts'
import { addedSugars } from '#web/shop/warnings.ts'
import { incompleteLanguages, missingTexts } from '../translations.ts'
import { findIncompletePictures } from './content-files.ts'
import { doubtsOf, salesElsewhere } from './faults.ts'

/**
 * The latest day on which a parcel confirmed on a day arrives. Working days are those without Sundays; holidays are not
 * known.
 *
 * @param from YYYY-MM-DD
 */
function latestArrival(from: string, { to }: Content['zones'][number]['days'], unit: string): string {
  let day = from
  for (let left = to; left > 0; ) {
    day = addDays(day, 1)
    const isSunday = new Date(day).getUTCDay() === 0
    if (unit === 'days' || !isSunday) left -= 1
  }
  return day
}

/** Lists the articles whose day has not come, a line each. */
export function scheduledArticles(folder = SHOP_FOLDER, today = new Date()): string[] {
  const { scheduled } = loadContent(SOURCE_LANGUAGE, folder, 'unopened', today)
  return scheduled.map(
    ({ id, publishDate }) => `article ${id} of ${publishDate}: with the next deploy after that day`,
  )
}

/** Lists what is recommended and does not prevent the launch, a line each. */
export function advice(folder = SHOP_FOLDER, today = new Date()): string[] {
  const fallbacks: Problem[] = []
  const content = loadContent(SOURCE_LANGUAGE, folder, 'unopened', today, fallbacks)
  const { launch } = readFacts(folder, { problems: [], fallbacks: [] })
  const { facts, ingredients, nutrients, pictures } = content
  const claimsThat = (isWorth: (claim: (typeof facts.claims.list)[number]) => boolean) =>
    facts.claims.list.filter(isWorth).map(({ id }) => id)
  const onSale = batchesOnSale(content, today)
  const { unit } = facts.delivery.zones
  const arrivals = content.zones.map(({ name, days }) => ({
    name,
    day: latestArrival(dayOf(today.getTime()), days, unit),
  }))
  const lists: Record<string, string[]> = {
    'pictures that are computer-made': Object.keys(pictures).filter((id) => pictures[id]?.computerMade),
    'pictures without a file or a text': findIncompletePictures(content, folder),
    'claims whose document has expired': claimsThat(({ evidence }) => isPast(evidence?.expires, today)),
    'claims whose review is due': claimsThat(({ reviewBy }) => isPast(reviewBy, today)),
    'nutrients that nobody has measured': nutrients.filter((row) => row.per100g === null).map(({ id }) => id),
    'rows that a table of nutrition has to have (Labelling and Display Regulations, 2020, 5(3))':
      facts.legal.regime !== 'drug' && nutrients.length > 0
        ? REQUIRED_NUTRIENTS.filter((row) => !nutrients.some(({ id }) => id === row))
        : [],
    'ingredients that are sugars by their names, without “Added sugars”': addedSugars(ingredients)
      .filter(({ sugars }) => sugars === undefined || sugars === null)
      .map(({ id }) => id),
    'ingredients that nobody has weighed': ingredients
      .filter((one) => one.gramsPer100 === null && ingredients.length > 1)
      .map(({ id }) => id),
    'lots past their date, whose packs are no longer sold': content.batches
      .filter((batch) => isOnSale(batch, content) && isPast(batch.expiresOn, today))
      .map(({ lot }) => lot),
    'lots on sale whose printed MRP is not written': onSale
      .filter(({ packs, mrps }) => packs.some((id) => !mrps.some(({ pack }) => pack === id)))
      .map(({ lot }) => lot),
    'lots on sale that can pass their date on the way': onSale.flatMap(({ lot, expiresOn }) => {
      const late = arrivals.filter(({ day }) => day > expiresOn).map(({ name }) => name)
      return late.length > 0 ? [`${lot} to ${late.join(', ')}`] : []
    }),
    'MRPs above the one on packs on sale, which may not be sold above theirs (Packaged Commodities Rules, 18(2))':
      onSale.flatMap((batch) =>
        otherMrps(batch, content.packs)
          .filter(({ mrp, today }) => today && today > mrp)
          .map(({ pack, mrp, today }) => `${batch.lot} ${pack} has ${mrp}, the shop ${today}`),
      ),
    'chat link that takes no text, so that orders come without one':
      facts.brand.chatLink && !CHAT_ADDRESS.test(facts.brand.chatLink) ? [facts.brand.chatLink] : [],
    'offer that has ended':
      facts.offer.percent > 0 && today >= endOfDay(facts.offer.endsOn) ? [facts.offer.endsOn] : [],
    'closed days that have passed':
      launch.closed && isPast(launch.closed.to, today) ? [launch.closed.to] : [],
    'reason why no bill can be made': [billFault(content)].flatMap((fault) =>
      fault ? `bills ${fault}` : [],
    ),
    'sales to another State, which a composition dealer may not make (CGST Act, 2017, section 10(2)(c))':
      facts.bills?.registration === 'composition' ? salesElsewhere(launch) : [],
    'labels in other words that are not used': fallbacks.map(({ path }) => path.join('.')),
    ...doubtsOf(launch, today),
  }
  for (const id of incompleteLanguages(folder)) {
    const files = missingTexts(id, folder).map(({ file }) => titlePath(file, []))
    lists[`topics with texts that ${languageTitle(id)} lacks; its first publishing waits for them`] = [
      ...new Set(files),
    ]
  }
  return Object.entries(lists).flatMap(([what, ids]) =>
    ids.length > 0 ? [`${what}: ${ids.join(', ')}`] : [],
  )
}
