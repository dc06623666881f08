// The part of the setup guide about mail: what to set up, what it costs, and how mail stays out of spam folders.

import { siteUrl } from '#web/content/facts/opening.json'

export const mailGuide = {
  heading: 'Mail, if you want it',
  lede: 'Two switches, both off. The dashboard works without them; under More it says what is missing, and sends you a test.',
  switches: [
    {
      name: 'Mail to you',
      text: 'Enquiries at once, at most one mail an hour; sign-ups and open orders once a day; the week on Mondays at 8:00. Set MAIL_FROM and OWNER_MAIL. Free on every plan, because it goes to a verified address of your own.',
    },
    {
      name: 'Confirmed sign-ups',
      text: 'Every new subscriber confirms by mail, so that nobody can sign up somebody else. Set MAIL_CONFIRM = "on" and the secret TOKEN_SECRET. While one of them is missing, sign-ups stay pending. It writes to strangers, so it needs the paid plan: $5 a month, 3,000 mails included, then $0.35 for each 1,000.',
    },
  ],
  code: `[[send_email]]
name = "MAIL"

[vars]
MAIL_FROM = "letters@${new URL(siteUrl).host}"
OWNER_MAIL = "you@${new URL(siteUrl).host}"
MAIL_CONFIRM = "on"`,
  codeName: 'the lines for wrangler.toml',
  secret: 'npx wrangler secret put TOKEN_SECRET',
  secretName: 'the command that sets the secret for links',
  records: {
    heading: 'What must be right, or mail lands in spam',
    items: [
      {
        name: 'The domain',
        text: 'In Cloudflare: Compute, Email Service, Email Sending, add the domain of MAIL_FROM. Cloudflare then writes the records below and shows whether they are in place. Mail from a domain that is not set up is refused before it is sent.',
      },
      {
        name: 'SPF',
        text: 'A TXT record on cf-bounce.your-domain with v=spf1 include:_spf.mx.cloudflare.net ~all. It says that Cloudflare may send for you.',
      },
      {
        name: 'DKIM',
        text: 'A TXT record on cf-bounce._domainkey.your-domain with a public key. Every mail is signed with it.',
      },
      {
        name: 'DMARC',
        text: 'A TXT record on _dmarc.your-domain. Begin with v=DMARC1; p=none, and go on to p=quarantine, then p=reject, once the test mail arrives well.',
      },
      {
        name: 'Your own address',
        text: 'Under Email Routing, Destination addresses: add OWNER_MAIL and press the link that Cloudflare sends to it.',
      },
      {
        name: 'The sender',
        text: 'An address of your own domain. One at Gmail, Yahoo or Rediffmail is refused: receivers would take the mail for forged.',
      },
    ],
  },
  letters: {
    name: 'Letters',
    text: 'Cloudflare sends transactional mail only. For your letters use any letter tool: the subscribers’ file under More has the confirmed addresses, each with its unsubscribe_url, which belongs into every letter.',
  },
} as const
