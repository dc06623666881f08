/**
 * What a form offers to choose as a picture, as the attribute `accept` of HTML; the editor makes WebP of it. Asked for JPEG,
 * an iPhone converts its HEIC, which the editor cannot read.
 */
export const PHOTOGRAPHS = 'image/jpeg,image/png,image/webp'
