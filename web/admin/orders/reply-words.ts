import type { Content, Words } from '#web/model/types.ts'
import { daysText, waysToPay, whereTaken } from '#web/shop/delivery.ts'
import { fill, fillCount } from '#web/shop/fill.ts'
import { calculatorFacts, jarDurations } from '#web/shop/jar-duration.ts'
import { servingsText } from '#web/shop/label.ts'
import { hasPayPage } from '#web/shop/payment.ts'
import { warnings } from '#web/shop/warnings.ts'

/* What the build reads for the replies; the dashboard's script has the function that fills them only. */

/** The words of the replies in a language, with all that is the same for every order. */
export type ReplyWords = Words['replies'] & {
  upiId: string | null
  hasPayPage: boolean
  /** The ways to pay, in words that are true in each zone. */
  ways: string
  /** What holds in each zone, by its charge in rupees: the ways to pay, and how long delivery takes. */
  places: { charge: number; ways: string; takes: string }[]
  sizes: Record<string, string>
  /** How long a jar of a pack lasts, or how many portions it has. */
  lasts: Record<string, string>
}

/** Takes from the content of a language what its replies are made of. */
export function replyWords(content: Content): ReplyWords {
  const { doses, facts, packs, words, zones } = content
  // A shop with words of its own still warns of what is in the jar.
  const withWarnings = (own: string) => joinLines([own, ...warnings(content, [own])])
  return {
    ...words.replies,
    beforeEating: withWarnings(doses?.reply ?? words.replies.beforeEating),
    howToTake: joinLines([doses?.reply && withWarnings(doses.reply), words.replies.howToTake]),
    upiId: whereTaken('upi', content) === 'nowhere' ? null : facts.payee.upiId,
    hasPayPage: hasPayPage(content),
    ways: waysToPay(content),
    places: zones.map((zone) => ({
      charge: zone.charge,
      ways: waysToPay({ ...content, zones: [zone] }),
      takes: fill(words.deliveryTerms.all, { days: daysText(zone.days, content) }),
    })),
    sizes: Object.fromEntries(packs.map(({ id, size }) => [id, size])),
    lasts: Object.fromEntries(packs.map((pack) => [pack.id, lastsText(pack, content)])),
  }
}

/**
 * Returns how long a jar lasts, as the calculator of home begins; without amounts to take how many portions it has, and an
 * empty text without a portion.
 */
function lastsText(pack: Content['packs'][number], content: Content): string {
  const { language, words } = content
  const calculator = calculatorFacts(content)
  const [duration] = calculator ? jarDurations(calculator.household, [pack], calculator.gramsEach) : []
  if (calculator && duration) {
    const days = fillCount(words.shop.calculator.result.days, duration.days, language)
    return fill(calculator.words.short, { size: pack.size, days })
  }
  return servingsText(pack.grams, content) ?? ''
}

const joinLines = (lines: readonly (string | null | undefined)[]) => lines.filter(Boolean).join('\n')
