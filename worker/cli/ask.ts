import { cancel, confirm, isCancel, select, text } from '@clack/prompts'

/** Questions of a command to the person at its terminal. Cancelling one ends the command. */
export type Ask = {
  /** @returns the value of the option that was chosen */
  choose(message: string, options: Readonly<Record<string, string>>): Promise<string>
  /** @param refuse what is wrong with a text, if anything; nothing typed is an empty text */
  type(message: string, example: string, refuse: (text: string) => string | undefined): Promise<string>
  agree(message: string): Promise<boolean>
}

/** @returns nothing where nobody can answer: in a workflow, or where the output is a file */
export function askAtTerminal(): Ask | undefined {
  if (!process.stdin.isTTY || !process.stdout.isTTY || process.env.CI) return undefined
  return {
    async choose(message, labels) {
      const options = Object.entries(labels).map(([value, label]) => ({ value, label }))
      const chosen = await select({ message, options })
      return isCancel(chosen) ? leave() : chosen
    },
    async type(message, placeholder, refuse) {
      const validate = (typed = '') => refuse(typed.trim())
      const typed = await text({ message, placeholder, validate })
      return isCancel(typed) ? leave() : (typed ?? '').trim()
    },
    async agree(message) {
      const agrees = await confirm({ message })
      return isCancel(agrees) ? leave() : agrees
    },
  }
}

function leave(): never {
  cancel('Nothing was changed in Cloudflare.')
  process.exit(1)
}
