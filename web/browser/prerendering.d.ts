interface Document {
  /** Not in TypeScript's DOM library yet; absent where a browser does not prerender. */
  readonly prerendering?: boolean
}
