/** What the code of the pages has of the shop that is built; `web/site-build/plugins/shop.ts` makes it of the shop's folder. */
declare module 'virtual:shop' {
  type Facts = import('../model/types.ts').Facts
  export const slug: Facts['brand']['slug']
  /** The name of the D1 database in wrangler.toml. */
  export const databaseName: string
  export const popup: Facts['brand']['popup']
  export const offer: Facts['offer']
  export const closed: Facts['closed']
  /** The date of the newest lot on sale; null where none is. */
  export const lotExpiresOn: string | null
}

/** The look of the shop. */
declare module 'virtual:shop/look' {
  /** An SVG drawing: the properties of its root, and what is in it. */
  export type Drawing = { readonly attributes: Readonly<Record<string, string>>; readonly body: string }
  export const frame: 'arch' | 'plain'
  export const mark: Drawing
  /** A parcel with the mark, on the page for unknown addresses of a shop without a picture for it. */
  export const parcel: Drawing
}

/** Pictures at some widths, by their names; one that is not there is left out. */
declare module 'virtual:shop/pictures?w=*' {
  const pictures: Readonly<Record<string, import('./Picture.tsx').PictureSources>>
  export default pictures
}

/** The pictures that articles and policies show. */
declare module 'virtual:shop/article-pictures?w=*' {
  const pictures: Readonly<Record<string, import('./Picture.tsx').PictureSources>>
  export default pictures
}

/** The addresses of the laboratories' reports, by their files' names. */
declare module 'virtual:shop/reports' {
  const reports: Readonly<Record<string, string>>
  export default reports
}
