type Node = {
  type: string
  value?: string
  children?: Node[]
  data?: { hProperties?: { id: string } }
}

/** Remark plugin: gives every heading of a text an id, so that contents and links lead to it. */
export function headingIds(): (text: Node) => void {
  return ({ children = [] }) => {
    for (const node of children) {
      if (node.type === 'heading') node.data = { ...node.data, hProperties: { id: slugOf(wordsOf(node)) } }
    }
  }
}

/**
 * @param heading its words
 * @returns the part of an address that leads to it, such as `six-lines-to-find`
 */
export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

function wordsOf({ value = '', children = [] }: Node): string {
  return value + children.map(wordsOf).join('')
}
