declare module 'fontverter' {
  /** Converts a font to another container format. */
  export function convert(font: Uint8Array, format: 'truetype' | 'woff2'): Promise<Buffer>
}
