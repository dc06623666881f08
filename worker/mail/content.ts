import type sourceBrand from '#web/content/en/brand.json'
import type sourceMail from '#web/content/en/mail.json'
import opening from '#web/content/facts/opening.json' with { type: 'json' }
import { fillPlaceholders } from '#web/domain/placeholders.ts'
import { LANGUAGE_IDS, type LanguageId, SOURCE } from '../contract/languages.ts'

const { name, email, siteUrl } = opening
const facts = { name, email, siteUrl }

/** What the Worker needs of the site's content: the words of mails and of the pages that their links lead to. */
type Words = { brand: typeof facts & typeof sourceBrand; mail: typeof sourceMail }

const entries = await Promise.all(LANGUAGE_IDS.map(async (id) => [id, await load(id)] as const))
export const words = Object.fromEntries(entries) as Record<LanguageId, Words>

/** For what is not written to visitors. */
export const { brand } = words[SOURCE]

/** The bundle has every file that a path may lead to. */
async function load(language: LanguageId): Promise<Words> {
  const [brandWords, mail] = await Promise.all([
    import(`../../web/content/${language}/brand.json`, { with: { type: 'json' } }),
    import(`../../web/content/${language}/mail.json`, { with: { type: 'json' } }),
  ])
  const values = { brand: { ...facts, ...brandWords.default } }
  return fillPlaceholders({ ...values, mail: mail.default }, values)
}
