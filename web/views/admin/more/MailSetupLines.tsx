import type { MailSetup } from '#contract/mail.ts'
import { mailPanelText } from './mail-words.ts'

/** What is set for mail, and what is missing, in sentences. */
export function MailSetupLines({ setup }: { setup: MailSetup }) {
  return (
    <ul className="grid gap-1.5 text-sm">
      {linesOf(setup).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function linesOf({ bound, sender, senderProblem, owner, tokenSecret, confirmation }: MailSetup): string[] {
  const text = mailPanelText.setup
  if (!bound && sender === null && confirmation === 'off') return [text.off]
  return [
    ...(bound ? [] : [text.noBinding]),
    ...(sender === null ? [text.noSender] : []),
    ...(senderProblem === null ? [] : [text[senderProblem]]),
    owner === null ? text.noOwner : text.owner(owner),
    text.confirmation[confirmation],
    ...(tokenSecret ? [] : [text.noSecret]),
  ]
}
