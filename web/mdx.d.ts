declare module '*.mdx' {
  export const frontmatter: import('./content/mdx-file.ts').MdxFile['frontmatter']
  const Text: import('./content/mdx-file.ts').MdxFile['default']
  export default Text
}

/** The head of a text without the text; see build/text-cards.ts. */
declare module '*.mdx?card' {
  export const frontmatter: unknown
}
