import { LANGUAGES, type LanguageId, pathIn, SOURCE_LANGUAGE } from '#contract/languages.ts'

type Described = {
  path: string
  /** Whether search engines may list it; what they may not list is not in the sitemap either. */
  indexed: boolean
  /** Whether it is there in every language; what is not is in English only. */
  translated: boolean
}

/** The policies. Each has a page of its own, whose text is `<language>/policies/<name>.md` in the shop's folder. */
export const POLICIES = ['refund-policy', 'disclaimer', 'privacy-policy'] as const
export type PolicyName = (typeof POLICIES)[number]

const policyViews = Object.fromEntries(
  POLICIES.map((name) => [name, { name, path: `/${name}`, indexed: true, translated: true }]),
) as { [Name in PolicyName]: Described & { name: Name; path: `/${Name}` } }

/** The one list of views: the router, the prerenderer, the sitemap and the tests read it. */
export const views = {
  home: { name: 'home', path: '/', indexed: true, translated: true },
  blog: { name: 'blog', path: '/blog', indexed: true, translated: false },
  batch: { name: 'batch', path: '/batch', indexed: true, translated: true },
  labels: { name: 'labels', path: '/batch/labels', indexed: false, translated: false },
  ...policyViews,
  pay: { name: 'pay', path: '/pay', indexed: false, translated: true },
  newsletter: { name: 'newsletter', path: '/newsletter', indexed: false, translated: true },
  admin: { name: 'admin', path: '/admin', indexed: false, translated: false },
  'not-found': { name: 'not-found', path: '/404', indexed: false, translated: true },
} as const satisfies Record<string, Described & { name: string }>

/** The full label of the jar, and its table of doses by age. */
export const LABEL_PATH = `${views.batch.path}#label`
export const DOSES_PATH = `${views.batch.path}#doses`

export type ViewName = keyof typeof views
export type View = Described & { name: ViewName }

export function isPolicy(name: ViewName): name is PolicyName {
  return name in policyViews
}

/** The language of a URL's path, and the path that its view has in English: `/mr/batch` is Marathi’s `/batch`. */
export function splitLanguage(path: string): { language: LanguageId; path: string } {
  const plain = path.replace(/\/+$/, '')
  const [, first, rest] = /^\/([^/]+)(.*)$/.exec(plain) ?? []
  const language = LANGUAGES.find(({ id }) => id === first && id !== SOURCE_LANGUAGE)
  return language
    ? { language: language.id, path: rest || '/' }
    : { language: SOURCE_LANGUAGE, path: plain || '/' }
}

/** The address in a language of a path as in English: `/mr#shop` of `/#shop`; of a file or an English view, the path. */
export function inLanguage(path: string, language: LanguageId): string {
  const page = path.replace(/[?#].*/, '')
  if (language === SOURCE_LANGUAGE || page.includes('.') || !viewAt(page).translated) return path
  return pathIn(language, path.replace(/^\/(?=$|[?#])/, ''))
}

/**
 * Finds the view that a URL's path leads to, in whatever language. An article's path leads to the blog, a lot's to the
 * batch page or its labels, and a path that no view has to `not-found`.
 */
export function viewAt(path: string): View {
  const { language, path: plain } = splitLanguage(path)
  const parents = [views.blog, views.batch, views.newsletter]
  const parent = parents.find(({ path }) => plain.startsWith(`${path}/`))
  const isLabels = parent?.name === 'batch' && plain.endsWith('/labels')
  const found: View | undefined = isLabels
    ? views.labels
    : (parent ?? Object.values(views).find(({ path }) => path === plain))
  return found && (found.translated || language === SOURCE_LANGUAGE) ? found : views['not-found']
}
