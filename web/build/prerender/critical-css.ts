import { type ExtractorResultDetailed, PurgeCSS } from 'purgecss'

/** Elements and classes that Instagram's script adds to the reel. */
const EMBEDDED_SELECTORS = ['iframe', /^instagram-/]

/**
 * Reduces the site's minified stylesheet to the rules that some pages can use, which carry the result inline. Rules of
 * states (`:hover`, `[open]`) stay, since scripts and visitors change states after the build.
 *
 * @param code the JavaScript that may run in these pages; strings in it count as class and element names
 */
export async function criticalCss(stylesheet: string, html: string[], code: string[]): Promise<string> {
  const content = [
    ...html.map((raw) => ({ raw, extension: 'html' })),
    ...code.map((raw) => ({ raw, extension: 'js' })),
  ]
  const [purged] = await new PurgeCSS().purge({
    content,
    css: [{ raw: stylesheet }],
    extractors: [
      { extensions: ['html'], extractor: namesInHtml },
      { extensions: ['js'], extractor: namesInCode },
    ],
    keyframes: true,
    variables: true,
    dynamicAttributes: findNames(stylesheet, /\[([a-z][\w-]*)/g),
    safelist: {
      standard: ['html', 'body', /^:/, ...EMBEDDED_SELECTORS],
      variables: [...html, ...code].flatMap((text) => findNames(text, /var\((--[\w-]+)/g)),
    },
  })
  if (!purged) throw new Error('PurgeCSS returned no stylesheet')
  return removeUnusedAtRules(purged.css)
}

/**
 * Takes a cascade layer out of minified CSS, so that it can be loaded later.
 *
 * @returns the layer, and the rest, which still declares the place of the missing one in the order of layers
 * @throws where the layer is not closed, or is in several places: in one file their order would be lost
 */
export function splitLayer(css: string, name: string): { layer: string; rest: string } {
  const [before = '', body, ...others] = css.split(`@layer ${name}{`)
  if (body === undefined) return { layer: '', rest: css }
  if (others.length > 0) throw new Error(`@layer ${name} is there twice`)
  let depth = 1
  for (const { 0: token, index } of body.matchAll(/[{}]|"[^"]*"/g)) {
    if (token === '{') depth += 1
    if (token === '}') depth -= 1
    if (depth === 0) {
      const layer = `@layer ${name}{${body.slice(0, index + 1)}`
      return { layer, rest: `${before}@layer ${name};${body.slice(index + 1)}` }
    }
  }
  throw new Error(`@layer ${name} is not closed`)
}

function namesInHtml(html: string): ExtractorResultDetailed {
  return names({
    tags: findNames(html, /<([a-z][a-z0-9-]*)/g),
    ids: findNames(html, /\sid="([^"]*)"/g),
    classes: findNames(html, /\sclass="([^"]*)"/g).flatMap((list) => decode(list).split(/\s+/)),
  })
}

/** Finds class names in strings, alone or in a list; quotes may also be part of a class name (`content-['…']`). */
function namesInCode(code: string): ExtractorResultDetailed {
  return names({ undetermined: [...code.split(/[\s"`]+/), ...code.split(/[\s"'`]+/)] })
}

function names(found: Partial<ExtractorResultDetailed>): ExtractorResultDetailed {
  return { attributes: { names: [], values: [] }, classes: [], ids: [], tags: [], undetermined: [], ...found }
}

/**
 * PurgeCSS leaves `@property` and `@page` alone, and does not find the families that `@font-face` declares where
 * `font-family` is set through a variable, as Tailwind's theme does. It also leaves some containers empty.
 */
function removeUnusedAtRules(css: string): string {
  const rules = /@(?:property |page |font-face\{font-family:)([\w -]+)[;{][^}]*\}/g
  const used = css.replace(rules, '')
  return css.replace(rules, (rule, name) => (used.includes(name) ? rule : '')).replaceAll(/[^{};]*\{\}/g, '')
}

function findNames(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, name = '']) => name)
}

function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
