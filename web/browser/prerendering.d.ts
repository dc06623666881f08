interface Document {
  /** Is not in TypeScript's DOM library yet, and absent where a browser does not prerender. */
  readonly prerendering?: boolean
}
