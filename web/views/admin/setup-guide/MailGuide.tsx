import { siteUrl } from '#web/content/facts/opening.json'
import { Code } from './Code.tsx'

const { host } = new URL(siteUrl)

const SETTINGS = `[[send_email]]
name = "MAIL"

[vars]
MAIL_FROM = "letters@${host}"
OWNER_MAIL = "you@${host}"
MAIL_CONFIRM = "on"`

const SWITCHES = {
  'Mail to you':
    'Enquiries, and backups or changes that failed, at once, at most one mail an hour; sign-ups and open orders once a day; the week on Mondays at 8:00. Set MAIL_FROM and OWNER_MAIL. Free on every plan, because it goes to a verified address of your own.',
  'Confirmed sign-ups':
    'Every new subscriber confirms by mail, so that nobody can sign up somebody else. Set MAIL_CONFIRM = "on" and the secret TOKEN_SECRET. While one of them is missing, sign-ups stay pending. It writes to strangers, so it needs the paid plan: $5 a month, 3,000 mails included, then $0.35 for each 1,000.',
  Letters:
    'Cloudflare sends transactional mail only. For your letters use any letter tool: the subscribers’ file under More has the confirmed addresses, each with its unsubscribe_url, which belongs into every letter.',
}

const MUST_BE_RIGHT = {
  'The domain':
    'In Cloudflare: Compute, Email Service, Email Sending, add the domain of MAIL_FROM. Cloudflare then writes the records for SPF and DKIM and shows whether they are in place. Mail from another domain, such as Gmail’s, is refused: E_SENDER_NOT_VERIFIED.',
  DMARC:
    'A TXT record on _dmarc.your-domain. Begin with v=DMARC1; p=none, and go on to p=quarantine, then p=reject, once the test mail arrives well.',
  'Your own address':
    'Under Email Routing, Destination addresses: add OWNER_MAIL and press the link that Cloudflare sends to it. Until then mail to you is refused: E_RECIPIENT_NOT_ALLOWED.',
}

/** How to switch mail on, what it costs, and what keeps it out of spam folders. */
export function MailGuide() {
  return (
    <section aria-labelledby="mail-guide-heading" className="mt-14">
      <h3 id="mail-guide-heading" className="text-h3">
        Mail, if you want it
      </h3>
      <p className="mt-3 max-w-[60ch]">
        Two switches, both off. The dashboard works without them; under More it says what is missing, and
        sends you a test.
      </p>
      <Items items={SWITCHES} />
      <Code code={SETTINGS} name="the lines for wrangler.toml" />
      <Code code="npx wrangler secret put TOKEN_SECRET" name="the command that sets the secret for links" />
      <h4 className="mt-8 font-semibold text-lg">What must be right, or mail lands in spam</h4>
      <Items items={MUST_BE_RIGHT} />
    </section>
  )
}

function Items({ items }: { items: Record<string, string> }) {
  return (
    <dl className="mt-4 grid gap-x-10 gap-y-4 lg:grid-cols-2">
      {Object.entries(items).map(([name, text]) => (
        <div key={name} className="border-leaf/20 border-t pt-3">
          <dt className="font-semibold">{name}</dt>
          <dd className="mt-1 wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
