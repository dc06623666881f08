import GithubSlugger from 'github-slugger'

type Node = {
  type: string
  value?: string
  children?: Node[]
  data?: { hProperties?: { id: string } }
}

/** Remark plugin: gives every heading of a document an id, so that the contents list and links can lead to it. */
export function headingIds(): (document: Node) => void {
  return ({ children = [] }) => {
    const slugOf = slugger()
    for (const node of children) {
      if (node.type === 'heading') node.data = { ...node.data, hProperties: { id: slugOf(textOf(node)) } }
    }
  }
}

/**
 * Makes the ids of one document's headings. Every heading has to pass through it, in order: a repeated text gets a
 * number, as on GitHub. Diacritics are dropped, so that a copied address stays readable.
 *
 * @returns a function from a heading's text to its id, such as `six-lines-to-find`
 */
export function slugger(): (heading: string) => string {
  const slugs = new GithubSlugger()
  return (heading) => slugs.slug(heading.normalize('NFD').replace(/\p{M}/gu, ''))
}

function textOf({ value = '', children = [] }: Node): string {
  return value + children.map(textOf).join('')
}
