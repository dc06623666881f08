import type { Root as Tree } from 'hast'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import remarkRehype from 'remark-rehype'
import type { Heading, MarkdownText } from './types.ts'

// A single tilde is a character, as in “5~6 g”, and no strikethrough.
const markdownReader = remark().use(remarkGfm, { singleTilde: false })
type Root = ReturnType<typeof markdownReader.parse>
type RootContent = Root['children'][number]
type FootnoteDefinition = Extract<RootContent, { type: 'footnoteDefinition' }>
type Parent = { children: RootContent[] }

/** Matches the line of a component, such as `::my-data::`. */
const PART = /^::([\w-]+)::$/
/** Devanagari, with a number before it. */
const DEVANAGARI = /((?:\d+ )?\p{scx=Deva}(?:[\p{scx=Deva}\d\s-]*\p{scx=Deva})?)/u
/**
 * Matches asterisks around words that CommonMark does not read as emphasis, as in `**Note:**the`, where the closing ones
 * are between punctuation and a letter. A single asterisk is a character, such as a note's: `MRP*`.
 */
const LITERAL_STARS = /\*\*\s?[^\s*][^*]*\*\*\S*|(?<![^\s("“‘])\*[^\s*][^*]*[^\s*]\*\S*/
const UNKNOWN_SOURCE = /\[\^[^\]\s]+\]/
/** Letters that only transliterated Sanskrit has. */
const SANSKRIT_LETTER = /[āīūṛṝḷṃṁḥṅñṭḍṇśṣ]/i
/** Matches what follows the link of a source's title. */
const PUBLICATION = /^\. (.+), (\d{4})\.$/s

const parsed = new Map<string, MarkdownText>()

/** Caches `parseMarkdown` by text: a build reads the English one for every language, and for every check. */
export function parseMarkdownOnce(source: string, translationOf?: readonly string[]): MarkdownText {
  const key = JSON.stringify([source, translationOf])
  const text = parsed.get(key) ?? parseMarkdown(source, translationOf)
  parsed.set(key, text)
  return text
}

/**
 * Reads Markdown, as GitHub has it, with these forms of our own: a line `::name::` stands for a component; a picture
 * alone in a paragraph, `![](name "caption")`, becomes a figure; a quote that begins with a line in bold becomes a
 * callout of that title, any other of one paragraph a pull quote. Footnotes are sources. In English text, Devanagari is
 * Hindi in tables and Sanskrit elsewhere, and what is transliterated in italics is Sanskrit. A table has the sentence that
 * announces it, or else its heading, as its caption.
 *
 * @param translationOf the ids of the English text's headings, which a translation shares, so that links to sections
 * hold in every language
 * @throws where a source is not there or not in its form, or a translation has not as many headings as the English
 */
export function parseMarkdown(source: string, translationOf?: readonly string[]): MarkdownText {
  const root = markdownReader.parse(source)
  const [bold] = literalStars(root, source)
  if (bold)
    fail(
      `“${bold}” would print its asterisks: write a blank before and after the bold words and none within their asterisks, or \\* for a sign`,
    )
  const definitions = root.children.filter((node) => node.type === 'footnoteDefinition')
  const sources = definitions.map(sourceOf)
  root.children = root.children.filter((node) => node.type !== 'footnoteDefinition').map(replaceForms)
  const headings = addIds(root, translationOf)
  const [unknown] = UNKNOWN_SOURCE.exec(textOf(root)) ?? []
  if (unknown) fail(`${unknown}: there is no such source at the end of the file`)
  if (!translationOf) markLanguages(root, 'sa')
  labelCells(root)
  const references = new Map<string, number>()
  const html = remark().use(remarkRehype, {
    handlers: {
      image: () => fail('it has a picture within a line: give it a paragraph of its own'),
      footnoteReference: (_state: unknown, { label }: { label: string }) => {
        const place = sources.findIndex(({ id }) => id === label)
        const reference = (references.get(label) ?? 0) + 1
        references.set(label, reference)
        return {
          type: 'element',
          tagName: 'source-number',
          properties: { id: label, number: place + 1, title: sources[place]?.title, reference },
          children: [],
        }
      },
    },
  })
  const tree = html.runSync(root)
  nameTables(tree, root)
  return {
    tree,
    headings: headings.flatMap(({ depth, ...heading }) => (depth === 2 ? [heading] : [])),
    ids: headings.map(({ id }) => id),
    sources: sources.map((each) => ({ ...each, references: references.get(each.id) ?? 0 })),
    markdown: source.slice(0, definitions[0]?.position?.start.offset).trim(),
  }
}

/** Finds pairs of asterisks that would be printed, with what they enclose. */
function literalStars(node: Root | RootContent, source: string): string[] {
  if (!('children' in node)) return []
  const written = node.children.map((child) => {
    if (child.type !== 'text') return 'x'
    const { start, end } = child.position ?? {}
    return source.slice(start?.offset, end?.offset).replaceAll('\\*', '')
  })
  const within = node.children.flatMap((child) => literalStars(child, source))
  return [...(written.join('').match(LITERAL_STARS) ?? []), ...within]
}

function sourceOf({
  label,
  identifier,
  children: [paragraph],
}: FootnoteDefinition): Omit<MarkdownText['sources'][number], 'references'> {
  const id = label ?? identifier
  const [link, rest] = paragraph?.type === 'paragraph' ? paragraph.children : []
  const [, publisher, year] = PUBLICATION.exec(rest ? textOf(rest) : '') ?? []
  if (link?.type !== 'link' || !publisher) fail(`[^${id}]: write it as [Title](address). Publisher, year.`)
  return { id, title: textOf(link), publisher, year: Number(year), url: link.url }
}

function replaceForms(node: RootContent): RootContent {
  if (node.type === 'paragraph') {
    const [only, ...others] = node.children
    if (others.length > 0) return node
    if (only?.type === 'image') {
      const { url: picture, title: caption, alt } = only
      return element(node, 'text-figure', { picture, caption, alt })
    }
    const [, name] = PART.exec(only ? textOf(only) : '') ?? []
    return name ? element(node, 'text-part', { name }) : node
  }
  if (node.type !== 'blockquote') return node
  const [first, ...rest] = node.children
  if (first?.type !== 'paragraph') return node
  const [bold] = first.children
  if (bold?.type === 'strong' && first.children.length === 1) {
    const title = {
      ...first,
      children: bold.children,
      data: { hProperties: { className: ['callout-title'] } },
    }
    const properties = { role: 'note', ariaLabel: textOf(bold), className: ['callout'] }
    return { ...node, children: [title, ...rest], data: { hName: 'div', hProperties: properties } }
  }
  return rest.length > 0 ? node : { ...first, data: { hProperties: { className: ['pull-quote'] } } }
}

function element(node: RootContent, hName: string, hProperties: Record<string, unknown>): RootContent {
  return { ...node, children: [], data: { hName, hProperties } } as RootContent
}

/** Captions for screen readers, which list the tables of a page. */
function nameTables(tree: Tree, { children }: Root): void {
  const captions = children.flatMap(({ type }, place) => {
    if (type !== 'table') return []
    const before = children.slice(0, place).reverse()
    const [announced] = before[0]?.type === 'paragraph' ? (/[^.।]+(?=:$)/.exec(textOf(before[0])) ?? []) : []
    const heading = before.find((node) => node.type === 'heading')
    return announced?.trim() ?? (heading ? textOf(heading) : '')
  })
  for (const node of tree.children) {
    if (node.type !== 'element' || node.tagName !== 'table') continue
    const text = { type: 'text' as const, value: captions.shift() ?? '' }
    const properties = { className: ['sr-only'] }
    node.children.unshift({ type: 'element', tagName: 'caption', properties, children: [text] })
  }
}

/** Gives the cells of a wide table the heads of their columns, for a screen that has a row's cells below one another. */
function labelCells({ children }: Root): void {
  for (const table of children) {
    if (table.type !== 'table') continue
    const [heads = [], ...rows] = table.children.map((row) => row.children)
    if (heads.length < 4) continue
    const labels = heads.map(textOf)
    for (const [, ...cells] of rows)
      for (const [index, cell] of cells.entries())
        cell.data = { hProperties: { dataLabel: labels[index + 1] } }
  }
}

/**
 * Names the language of Devanagari in an English text, Hindi in tables and else the given one, and of what is
 * transliterated in italics.
 */
function markLanguages(parent: Parent, lang: string): void {
  parent.children = parent.children.flatMap((node): RootContent[] => {
    if (node.type === 'emphasis' && SANSKRIT_LETTER.test(textOf(node)))
      return [{ ...node, data: { hProperties: { lang: 'sa-Latn' } } }]
    if ('children' in node) markLanguages(node, node.type === 'tableCell' ? 'hi' : lang)
    if (node.type !== 'text') return [node]
    // Every second part is one that the expression found.
    return node.value.split(DEVANAGARI).map((value, index) => {
      const words = { type: 'text' as const, value }
      const data = { hName: 'span', hProperties: { lang } }
      return index % 2 === 0 ? words : { type: 'emphasis', data, children: [words] }
    })
  })
}

/** Gives every heading an id, so that the contents list and links can lead to it. */
function addIds({ children }: Root, ids?: readonly string[]): (Heading & { depth: number })[] {
  const taken = new Set<string>()
  const nodes = children.filter((node) => node.type === 'heading')
  if (ids && ids.length !== nodes.length)
    fail(`its headings are ${nodes.length}, and those of the English ${ids.length}`)
  return nodes.map((node, index) => {
    const text = textOf(node).trim()
    const id = ids?.[index] ?? slugOf(text, taken)
    taken.add(id)
    node.data = { ...node.data, hProperties: { id } }
    return { id, text, depth: node.depth }
  })
}

/** Returns a heading's id as GitHub makes it, but without diacritics, so that a copied address stays readable. */
function slugOf(text: string, taken: ReadonlySet<string>): string {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
  const slug = plain.replace(/\s/g, '-')
  let id = slug
  for (let count = 1; taken.has(id); count += 1) id = `${slug}-${count}`
  return id
}

function textOf(node: RootContent | Root): string {
  if ('children' in node) return node.children.map(textOf).join('')
  return 'value' in node ? node.value : ''
}

function fail(message: string): never {
  throw new Error(message)
}
