import { join } from 'node:path'
import { LANGUAGE_IDS, type LanguageId, SOURCE_LANGUAGE } from '#contract/languages.ts'
import { recordOf } from '#contract/record-of.ts'
import { loadContent } from '#web/model/load.ts'
import type { ShopState } from '#web/model/shop-state.ts'
import { billTermsOf } from '#web/shop/bills.ts'
import type { WorkerContent } from '#worker/mail/content.ts'
import { hiddenLanguages } from './languages.ts'
import { noticeVersions } from './notice-versions.ts'
import { writeChanged } from './outputs.ts'

/**
 * Returns the part of the content that the Worker needs, with its placeholders filled in as on the pages.
 *
 * @throws ContentError where something is wrong with it, such as a placeholder that leads nowhere
 */
export function workerContent(shopState?: ShopState, folder?: string): WorkerContent {
  const hidden = hiddenLanguages(folder, shopState)
  const content = loadContent(SOURCE_LANGUAGE, folder, shopState)
  return {
    words: recordOf(LANGUAGE_IDS, (id: LanguageId) => {
      // Links to a language that the build leaves out lead to the English pages, so its mails are in English, too.
      const { facts, words } = loadContent(hidden.includes(id) ? SOURCE_LANGUAGE : id, folder, shopState)
      const { confirmation, sender } = words.mail
      return {
        brand: { name: facts.brand.name },
        mail: { sender, ...(facts.brand.letters && { confirmation }) },
      }
    }),
    noticeVersions: noticeVersions(folder),
    recalledLots: content.batches.filter(({ recall }) => recall).map(({ lot }) => lot),
    billTerms: billTermsOf(content),
  }
}

/** Writes this part into a folder; `worker/mail/content.ts` imports it from dist/. */
export function writeWorkerContent(folder = 'dist', shopState?: ShopState): void {
  writeChanged(join(folder, 'worker-content.json'), JSON.stringify(workerContent(shopState)))
}
