import X from 'lucide-react/icons/x'
import { LANGUAGES } from '#contract/languages.ts'
import { useContent } from '../model/context.ts'
import { usePage } from '../ui/page.ts'
import { inLanguage, viewAt, views } from '../views.ts'

/**
 * The page in the other languages, each by its own name; from what is in English only, their home pages.
 * `navigation/languages.ts` leads to the same section.
 */
export function LanguageSwitch() {
  const { language: current, languages: words } = useContent()
  const { path, languages } = usePage()
  if (languages.length < 2) return null
  const target = viewAt(path).translated ? path : views.home.path
  const shown = LANGUAGES.filter(
    ({ id }) => id !== current && languages.some(({ content }) => content.language === id),
  )
  return (
    <ul aria-label={words.label} className="flex flex-wrap gap-x-2">
      {shown.map(({ id, name }) => (
        <li key={id}>
          <a
            href={inLanguage(target, id)}
            lang={id}
            hrefLang={id}
            data-language={id}
            className="flex min-h-11 items-center rounded-sm px-1 text-base text-leaf underline-offset-8 hover:underline"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/**
 * A line in each of the other languages, hidden until `navigation/languages.ts` finds that the visitor's browser asks
 * for it. It lies above the page, so that nothing moves.
 */
export function LanguageOffers() {
  const { language: current } = useContent()
  const { path, languages } = usePage()
  if (!viewAt(path).translated) return null
  return languages
    .filter(({ content, isPublished }) => content.language !== current && isPublished)
    .map(({ content: { language, languages: words } }) => (
      <aside
        key={language}
        hidden
        lang={language}
        data-language-offer={language}
        className="fixed inset-x-3 bottom-20 z-40 mx-auto flex max-w-sm items-center justify-between rounded-full bg-leaf pl-6 text-paper shadow-soft lg:bottom-6 print:hidden"
      >
        <a
          href={inLanguage(path, language)}
          hrefLang={language}
          data-language={language}
          className="min-h-11 content-center underline underline-offset-4"
        >
          {words.offer.text}
        </a>
        <button
          type="button"
          aria-label={words.offer.dismiss}
          data-language={current}
          className="grid size-11 place-items-center"
        >
          <X aria-hidden className="size-5" />
        </button>
      </aside>
    ))
}

/** Says that nobody has read the page's translation yet. Only a demonstration and a developer see it. */
export function DraftMark() {
  const { language: current, languages: words } = useContent()
  const here = usePage().languages.find(({ content }) => content.language === current)
  if (!here || here.isPublished) return null
  return (
    <aside aria-label={words.label} className="bg-linen px-4 py-2 text-center text-jam text-sm print:hidden">
      {words.draft}
    </aside>
  )
}
