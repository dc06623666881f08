import type { Drawing as Content } from 'virtual:shop/look'
import { rawHtml } from './raw-html.ts'

/** A drawing of the shop, such as its mark, as the build has read or made it. */
export function Drawing({ of: { attributes, body }, className }: { of: Content; className: string }) {
  return <svg aria-hidden="true" {...attributes} className={className} {...rawHtml(body)} />
}
