import generated from '../../dist/worker-content.json' with { type: 'json' }
import type { BillTerms } from '../bills/rules.ts'
import { type LanguageId, SOURCE_LANGUAGE } from '../contract/languages.ts'

/** All that the Worker has of the site's content, as `web/site-build/worker-content.ts` writes it: nothing is to be filled in. */
export type WorkerContent = {
  readonly words: Readonly<Record<LanguageId, Words>>
  /** Every wording, present and past, of the notice at the newsletter box, in any language. */
  readonly noticeVersions: readonly string[]
  /** The lots whose jars must come back. */
  readonly recalledLots: readonly string[]
  /** What bills need of the shop's facts; null where these are missing or contradict each other. */
  readonly billTerms: BillTerms | null
}

type Words = {
  readonly brand: { readonly name: string }
  readonly mail: {
    readonly sender: string
    /** Undefined for a shop without a newsletter. */
    readonly confirmation?: Readonly<Record<'subject' | 'text' | 'link' | 'expiry' | 'notYou', string>>
  }
}

export const { words, noticeVersions, recalledLots, billTerms } = generated as WorkerContent

/** The brand in English, for mails to the owner. */
export const { brand } = words[SOURCE_LANGUAGE]
