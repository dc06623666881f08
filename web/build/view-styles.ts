import postcss, { type ChildNode } from 'postcss'

/**
 * The part of a stylesheet that a view needs. Only rules of classes and elements that are written nowhere in the view
 * are left out; what is said of attributes and states stays.
 *
 * @param style the whole stylesheet
 * @param written all that may bring classes: the view's HTML and code
 * @returns CSS in the order of the whole, so that the whole can be put after it without changing anything
 */
export function styleFor(style: string, written: string[]): string {
  const words = new Set(written.flatMap(wordsOf))
  const absent = CONTROL_PARTS.filter(({ type }) => !written.some((text) => type.test(text)))
  const root = postcss.parse(style)
  root.walkRules((rule) => {
    if (isStep(rule.parent)) return
    const wanted = rule.selectors.filter((selector) => {
      const [name, element] = [firstClass(selector), firstElement(selector)]
      if (absent.some(({ part }) => part.test(selector))) return false
      return (name === undefined || words.has(name)) && (element === undefined || words.has(element))
    })
    if (wanted.length === 0) rule.remove()
    else if (wanted.length < rule.selectors.length) rule.selectors = wanted
  })
  dropUnusedVariables(root, written)
  // From the inside out: what held only empty rules is empty too.
  for (let empty = emptyRules(root); empty.length > 0; empty = emptyRules(root)) {
    for (const rule of empty) rule.remove()
  }
  return root.toString()
}

/** What only inputs of some types consist of, and how those are written in HTML and in code. */
const CONTROL_PARTS = [
  { part: /::-webkit-(date|calendar)/, type: /type[=:]["'`](date|month|time|week)/ },
  { part: /::file-selector-button/, type: /type[=:]["'`]file/ },
]

function emptyRules(root: postcss.Root): ChildNode[] {
  const found: ChildNode[] = []
  root.walk((node) => {
    if ('nodes' in node && node.nodes?.length === 0) found.push(node)
  })
  return found
}

/**
 * Tailwind's theme has a variable for each colour and size, and each part of a utility is a registered property, which
 * it sets on everything where that fails. Code may bring styles of its own that use them.
 */
function dropUnusedVariables(root: postcss.Root, written: string[]): void {
  const used = new Set(
    written.flatMap((text) => [...text.matchAll(/var\((--[a-z][\w-]*)/g)].map(([, name = '']) => name)),
  )
  root.walkDecls(({ prop, value, parent }) => {
    if (isDefault(parent)) return
    for (const [name] of `${prop} ${value}`.matchAll(VARIABLE)) used.add(name)
  })
  // A default may be made of other defaults.
  for (let known = -1; known < used.size; ) {
    known = used.size
    root.walkDecls(({ prop, value, parent }) => {
      if (isDefault(parent) && used.has(prop)) for (const [name] of value.matchAll(VARIABLE)) used.add(name)
    })
  }
  root.walkAtRules('property', (rule) => {
    if (!used.has(rule.params)) rule.remove()
  })
  root.walkDecls(/^--/, (declaration) => {
    if (isDefault(declaration.parent) && !used.has(declaration.prop)) declaration.remove()
  })
}

const VARIABLE = /--[a-z][\w-]*/g

function isDefault(parent: postcss.Container | undefined): boolean {
  return parent?.type === 'rule' && [THEME, EVERYTHING].includes((parent as postcss.Rule).selector)
}

const THEME = ':root,:host'

/** Tailwind's fallback for browsers that can't register properties. */
const EVERYTHING = '*,:before,:after,::backdrop'

function isStep(parent: postcss.Container | postcss.Document | undefined): boolean {
  return parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name))
}

function firstClass(selector: string): string | undefined {
  return /\.((?:\\.|[\w-]|[\u0080-\uffff])+)/.exec(selector)?.[1]?.replace(/\\(.)/g, '$1')
}

/** The element that a selector begins with; every page has the two outermost. */
function firstElement(selector: string): string | undefined {
  const name = /^[a-z][a-z0-9-]*/.exec(selector)?.[0]
  return name === 'html' || name === 'body' ? undefined : name
}

/** As they stand in tags, in class attributes and in strings of code. */
function wordsOf(text: string): string[] {
  const plain = text
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
  const tags = [...text.matchAll(/<([a-z][a-z0-9-]*)/g)].map(([, name = '']) => name)
  return [...tags, ...plain.split(/[\s"`]+/), ...plain.split(/[\s"'`]+/)]
}
