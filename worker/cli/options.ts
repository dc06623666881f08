import { type ParseArgsConfig, parseArgs } from 'node:util'
import { stop } from './local.ts'

/** What a command was called with. An option that it does not have stops it, with those that it has. */
export function readOptions<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config)
  } catch (error) {
    const [what] = (error as Error).message.split('. ')
    const names = Object.keys(config.options ?? {}).map((name) => `--${name}`)
    return stop(`${what}  →  write ${names.join(', ')}`)
  }
}
