/** Decodes a part of an address; one that is not well-formed stays as it is. */
export function decodePath(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
