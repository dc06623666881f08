import { type ParseArgsConfig, parseArgs } from 'node:util'
import { stop } from './local.ts'

/**
 * Returns a command's options. An unknown option ends the command and prints the known ones; `--help` prints the help and
 * these.
 */
export function readOptions<Config extends ParseArgsConfig>(config: Config, help = '') {
  const names = Object.keys(config.options ?? {}).map((name) => `--${name}`)
  if (process.argv.includes('--help')) {
    console.log([help, `Options: ${names.join(', ')}`].filter(Boolean).join('\n\n'))
    process.exit()
  }
  try {
    return parseArgs(config)
  } catch (error) {
    const [what] = (error as Error).message.split('. ')
    return stop(`${what}  →  write ${names.join(', ')}`)
  }
}
