import { Code } from './Code.tsx'

const NOTES = {
  'Mail to you':
    'Enquiries, and backups or changes that failed, at most one mail an hour; the week on Mondays at 8:00. It takes MAIL_FROM and OWNER_MAIL, and is free.',
  'Confirmed sign-ups':
    'Nobody can sign up somebody else. It takes MAIL_FROM, MAIL_CONFIRM and the secret TOKEN_SECRET (32 characters), and the paid plan: $5 a month with 3,000 mails, then $0.35 for each 1,000.',
  Letters:
    'Use any letter tool. The subscribers’ file under More has the confirmed addresses and, with TOKEN_SECRET, an unsubscribe_url for each, which belongs into every letter.',
  'The domain':
    'In Cloudflare, Email Sending: add the domain of MAIL_FROM, which writes SPF and DKIM. Mail from another domain is refused: E_SENDER_NOT_VERIFIED.',
  DMARC:
    'A TXT record on _dmarc.your-domain: v=DMARC1; p=none at first, p=quarantine or p=reject once the test mail arrives well.',
  'Your own address':
    'Under Email Routing, Destination addresses: add OWNER_MAIL and press the link that Cloudflare sends to it. Until then: E_RECIPIENT_NOT_ALLOWED.',
}

/** How to switch mail on, what it costs, and what keeps it out of spam folders. */
export function MailGuide() {
  return (
    <section aria-labelledby="mail-guide-heading" className="mt-14">
      <h3 id="mail-guide-heading" className="text-h3">
        Mail, if you want it
      </h3>
      <p className="mt-3">
        Uncomment [[send_email]] and the variables below it in wrangler.toml, and deploy.
      </p>
      <dl className="mt-4 grid gap-x-10 gap-y-4 lg:grid-cols-2">
        {Object.entries(NOTES).map(([name, text]) => (
          <div key={name} className="border-leaf/20 border-t pt-3">
            <dt className="font-semibold">{name}</dt>
            <dd className="mt-1 wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      <Code code="npx wrangler secret put TOKEN_SECRET" name="the command that sets the secret for links" />
    </section>
  )
}
