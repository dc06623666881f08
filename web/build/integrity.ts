import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const SCRIPT = /<script type="module"[^>]* src="([^"]+)"/g

/**
 * Gives each script that the page names the hash of its file: one that a cache or a proxy has changed is not run.
 *
 * @param html of a built page
 * @param folder of the built site, in which the scripts' addresses are paths
 */
export async function withIntegrity(html: string, folder: string): Promise<string> {
  let checked = html
  for (const [tag, address = ''] of html.matchAll(SCRIPT)) {
    const hash = createHash('sha384')
      .update(await readFile(join(folder, address)))
      .digest('base64')
    checked = checked.replace(tag, () => `${tag} integrity="sha384-${hash}"`)
  }
  return checked
}
