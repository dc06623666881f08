interface Document {
  /** Not in TypeScript's DOM library yet; absent where a browser does not prerender. */
  readonly prerendering?: boolean
}

declare module '*&picture' {
  const picture: import('./ui/Picture.tsx').PictureSources
  export default picture
}
