import { LANGUAGES, type LanguageId, localeOf } from '#contract/languages.ts'
import { Panel } from '../controls/Panel.tsx'

export type Translation = {
  language: LanguageId
  /** The titles of texts whose English is newer; undefined where the build could not know. */
  outdated?: readonly string[] | undefined
  /** The titles of texts that show English words. */
  untranslated?: readonly string[] | undefined
}

/** English texts that have changed since they were translated, as of the build. */
export function Translations({ translations }: { translations: readonly Translation[] }) {
  return (
    <Panel heading="Translations" lede="Texts that have changed in English since they were translated.">
      <dl className="text-sm">
        {translations.map(({ language, outdated, untranslated = [] }) => (
          <div key={language} className="py-1">
            <dt lang={localeOf(language)} className="inline font-semibold">
              {LANGUAGES.find(({ id }) => id === language)?.name}:{' '}
            </dt>
            <dd className="inline">
              {outdated
                ? outdated.join(', ') || 'none'
                : 'not known; this site was built without its history'}
              {untranslated.length > 0 && `. In English: ${untranslated.join(', ')}`}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
