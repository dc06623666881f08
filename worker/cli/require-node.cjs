/**
 * Loaded before each command of package.json: where it could not run, says in a line what to do. It is JavaScript, because
 * it runs on whatever Node the machine has.
 */
const { existsSync } = require('node:fs')
const { join } = require('node:path')

const root = join(__dirname, '../..')
const reason = findReason()
if (reason) {
  console.error(reason)
  process.exit(1)
}

function findReason() {
  // These commands start programs by Unix's rules, and a Node of Windows is not among their packages.
  if (process.platform === 'win32')
    return 'These commands do not run on Windows itself  →  clone and run the project in WSL, the Linux that Windows brings: learn.microsoft.com/windows/wsl/install'
  // Left out by NODE_ENV=production or --omit=optional at the install, whose Node these commands run on.
  if (!process.features.typescript || !existsSync(join(root, 'node_modules/wrangler')))
    return `Packages are missing, or the Node that they bring (this is ${process.version})  →  npm ci --include=dev --include=optional`
  // Bundlers take what follows for a part of an address.
  if (/[#%?]/.test(root))
    return `${root} has #, % or ? in its path  →  rename the folder, or move the project`
  return undefined
}
