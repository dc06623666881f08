import X from 'lucide-react/icons/x'
import { LANGUAGES } from '#contract/languages.ts'
import { useContent } from '../model/context.ts'
import { usePage } from '../ui/page.ts'
import { inLanguage, viewAt, views } from '../views.ts'

/**
 * The page in the other languages, each by its own name; from what is in English only, their home pages.
 * `browser/navigation/languages.ts` leads to the same section.
 */
export function LanguageSwitch() {
  const { language: current, words } = useContent()
  const { path, languages } = usePage()
  if (languages.length < 2) return null
  const target = viewAt(path).translated ? path : views.home.path
  const shown = LANGUAGES.filter(
    ({ id }) => id !== current && languages.some(({ content }) => content.language === id),
  )
  return (
    <ul aria-label={words.languages.label} className="flex flex-wrap gap-x-2 max-[22rem]:gap-x-0">
      {shown.map(({ id, name }) => (
        <li key={id}>
          <a
            href={inLanguage(target, id)}
            lang={id}
            hrefLang={id}
            data-language={id}
            className="flex min-h-11 items-center rounded-sm px-1 font-language-names text-base text-leaf underline-offset-8 hover:underline"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/**
 * One line below the header: an offer in each of the other languages. An offer has no box unless
 * `browser/navigation/languages.ts` shows it, before the first paint, so that nothing moves and nothing is covered.
 */
export function LanguageLine() {
  const { language: current } = useContent()
  const { path, languages } = usePage()
  const isTranslated = viewAt(path).translated
  const offered = languages.filter(
    ({ content, isPublished }) => isTranslated && content.language !== current && isPublished,
  )
  if (offered.length === 0) return null
  return (
    <div className="bg-linen text-leaf print:hidden">
      <div className="wide flex items-center gap-x-4">
        {offered.map(({ content: { language, words } }) => (
          <aside key={language} lang={language} data-language-offer={language} className="hidden grow">
            <div className="-my-1 flex items-center justify-between">
              <a
                href={inLanguage(path, language)}
                hrefLang={language}
                data-language={language}
                className="min-h-11 content-center text-base underline underline-offset-4"
              >
                {words.languages.offer.text}
              </a>
              <button
                type="button"
                aria-label={words.languages.offer.dismiss}
                data-language={current}
                className="-mr-2.5 grid size-11 shrink-0 cursor-pointer place-items-center"
              >
                <X aria-hidden className="size-5" />
              </button>
            </div>
          </aside>
        ))}
      </div>
    </div>
  )
}

/**
 * Notes below the page, so that the first screen is the shop's, that nobody has read the translation yet. Only a demonstration
 * and a developer see it.
 */
export function DraftMark() {
  const { language: current, words } = useContent()
  const here = usePage().languages.find(({ content }) => content.language === current)
  if (!here || here.isPublished) return null
  return (
    <aside aria-label={words.languages.label} className="bg-linen py-1 text-jam text-small print:hidden">
      <p className="wide">{words.languages.draft}</p>
    </aside>
  )
}
