/** Returns the name of an island, which is that of its file: `shop` of `pages/home/shop/shop.island.tsx`. */
export function islandName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).split('.island.')[0] ?? ''
}
