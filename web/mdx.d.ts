declare module '*.mdx' {
  export const frontmatter: import('./content/mdx-file.ts').MdxFile['frontmatter']
  const Text: import('./content/mdx-file.ts').MdxFile['default']
  export default Text
}

/** A document's frontmatter without its body; see build/plugins/frontmatter.ts. */
declare module '*.mdx?frontmatter' {
  export const frontmatter: unknown
}
