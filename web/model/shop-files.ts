import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Swap, lock, backup and trial files of editors and office programs; what file managers leave in each folder that they show;
 * what keeps an empty folder in git.
 */
const LEFTOVER_FILE =
  /^(\.#.*|\._.*|.*\.sw[a-p]|.*\.kate-swp|4913|#.*#|\.~lock\..*#|~\$.*|.*~|.*___jb_(tmp|old)___|\.DS_Store|Thumbs\.db|desktop\.ini|\.(git)?keep)$/i

/** @returns whether an editor or a file manager has left a file of this name beside those that it shows */
export function isLeftover(name: string): boolean {
  return LEFTOVER_FILE.test(name)
}

/**
 * Lists every file of a folder and of the folders in it, by its path from there with slashes, without what editors and file
 * managers leave. A link is a file, wherever it leads.
 */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  // `recursive` would also list what a link to a folder leads to.
  const listed = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? filesIn(join(folder, entry.name)).map((name) => `${entry.name}/${name}`)
      : isLeftover(entry.name)
        ? []
        : [entry.name],
  )
  return listed.sort()
}

/** Reads a text without the byte order mark and the line ends of Windows. */
export function readText(file: string): string {
  return plainText(readFileSync(file, 'utf8'))
}

/** Takes the byte order mark and the line ends of Windows out of a text that was read elsewhere, such as in git. */
export function plainText(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
}
