import { normaliseText } from '#contract/text.ts'
import { MESSAGE_TIME, readMessages } from './read-messages.ts'

/** The time of a message, and mostly who sent it: `[24/11/26, 7:52 pm] Asha:`, `24/11/26, 19:52 - Asha:`. */
const MESSAGE_START = new RegExp(`${MESSAGE_TIME.source}(?:([^:]{1,80}):(?: |$))?`, 'u')

type ChatMessage = { sender: string; lines: string[] }

/**
 * Returns the text of each order in a pasted chat, by reference: who sent it, where the chat says so, and what the same
 * sender wrote from the reference to that of the next order. Replies in between are part of no order.
 */
export function textsOf(pasted: string): Map<string, string> {
  // A word that stands alone in one message of a chat may be no reference, though it could be one.
  const references = new Set(readMessages(pasted).flatMap(({ reference }) => reference ?? []))
  const texts = new Map<string, ChatMessage>()
  let current: ChatMessage | undefined
  for (const { sender, lines } of chatMessages(pasted)) {
    const orders = readMessages(lines.join('\n')).filter(({ reference = '' }) => references.has(reference))
    for (const order of orders) {
      const { reference = '' } = order
      current = texts.get(reference) ?? { sender, lines: [] }
      texts.set(reference, current)
      // A reply that names the reference is no part of the order.
      if (current.sender === sender) current.lines.push(...order.lines)
    }
    if (orders.length === 0 && current?.sender === sender) current.lines.push(...lines)
  }
  return new Map(
    [...texts]
      .filter(([, { lines }]) => lines.length > 0)
      .map(([reference, { sender, lines }]) => [reference, textOfLines([sender, ...lines])]),
  )
}

/** Splits a chat into its messages; a text without times is one message of an unknown sender. */
function chatMessages(pasted: string): ChatMessage[] {
  const messages: ChatMessage[] = []
  for (const line of normaliseText(pasted).split('\n')) {
    const start = MESSAGE_START.exec(line)
    if (start || messages.length === 0) messages.push({ sender: start?.[1]?.trim() ?? '', lines: [] })
    messages.at(-1)?.lines.push(line.slice(start?.[0].length ?? 0))
  }
  return messages
}

/** Joins the lines that are not empty, without spaces around them. */
export function textOfLines(lines: readonly string[]): string {
  return lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
}
