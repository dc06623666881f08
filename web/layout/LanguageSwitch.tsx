import { LANGUAGES } from '#contract/languages.ts'
import { useContent } from '../content/context.ts'
import { usePage } from '../ui/page.ts'
import { inLanguage, viewAt, views } from '../views.ts'

type Props = {
  /** Of each link. */
  className: string
  /** Whether the page's own language stands among them. */
  withCurrent?: boolean
}

/**
 * The page in the other languages, each by its own name; from what is in English only, their home pages.
 * `navigation/languages.ts` leads to the same section.
 */
export function LanguageSwitch({ className, withCurrent = false }: Props) {
  const { language: current, languages: words } = useContent()
  const { path, languages } = usePage()
  if (languages.length < 2) return null
  const target = viewAt(path).translated ? path : views.home.path
  const shown = LANGUAGES.filter(
    ({ id }) => (withCurrent || id !== current) && languages.some(({ content }) => content.language === id),
  )
  return (
    <ul aria-label={words.label} className="flex flex-wrap gap-x-4">
      {shown.map(({ id, name }) => (
        <li key={id}>
          <a
            href={inLanguage(target, id)}
            lang={id}
            hrefLang={id}
            data-language={id}
            aria-current={id === current ? 'true' : undefined}
            className={className}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
