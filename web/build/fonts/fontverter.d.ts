declare module 'fontverter' {
  /** Gives the same font in another container. */
  export function convert(font: Uint8Array, format: 'truetype' | 'woff2'): Promise<Buffer>
}
