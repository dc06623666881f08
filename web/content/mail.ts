// The words of every mail that the site sends, and of the pages that the links in them lead to.

import { brand } from './brand.ts'

/** A page behind a link in a mail. Only those that offer a next step have a button. */
type PageWords = { readonly title: string; readonly text: string; readonly button?: string }

export const mailText = {
  /** To a new subscriber: the only mail that goes to anybody but the owner. */
  confirmation: {
    subject: `Please confirm your ${brand.name} letter`,
    heading: 'Please confirm your address',
    text: `Somebody, probably you, entered this address on ${brand.name}’s website to get our letter: one a month, with tips for the season and early word of each new batch.`,
    button: 'Confirm my address',
    expiry: 'The link works for 7 days. Until you confirm, we send you nothing.',
    notYou:
      'You did not ask for it? Then do nothing. Or refuse, and we will not write to this address again:',
    refuse: 'Do not write to me',
  },
  /** At the foot of every mail: who sends it. */
  sender: `${brand.name} ${brand.product}, ${brand.address}. Answers reach us at ${brand.email}.`,
  ownerFoot: 'The website sent this to its owner. To end these mails, remove OWNER_MAIL from the settings.',
  toDashboard: 'Open the dashboard',
  inquiry: {
    subject: (count: number) =>
      count === 1 ? 'An enquiry on the website' : `${count} enquiries on the website`,
    heading: 'Somebody wrote to you',
    more: (count: number) => `And ${count} more in the dashboard.`,
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    kind: 'About',
    received: 'Received',
  },
  daily: {
    subject: (day: string) => `Yesterday on the website: ${day}`,
    heading: 'Yesterday on the website',
    subscribers: (count: number) => `New subscribers, confirmed: ${count}`,
    orders: (count: number) => `Order clicks that are not marked yet: ${count}`,
    mark: 'Please mark what was sold, so that the numbers stay right.',
  },
  weekly: {
    subject: (week: string) => `Your week on the website: ${week}`,
    heading: 'Your week on the website',
  },
  backupFailed: {
    subject: 'The backup of your website failed',
    heading: 'The backup failed',
    text: 'The website works as before, and the earlier backups are still there. Show this to whoever looks after the website:',
  },
  test: {
    subject: 'A test from your website',
    heading: 'Mail works',
    text: 'You asked for this test in the dashboard. If it landed in the spam folder, look at SPF, DKIM and DMARC in the setup guide.',
  },
  pageEyebrow: 'Newsletter',
  pageHome: 'Back to Home',
  /** By the last part of their address: `/newsletter/confirm` and so on. */
  pages: {
    confirm: {
      title: 'Confirm your address',
      text: 'Press the button, and you get our letter: one a month. Every letter has a link to leave.',
      button: 'Yes, send me the letter',
    },
    unsubscribe: {
      title: 'Unsubscribe from the letter',
      text: 'Press the button, and we stop at once. You need not give a reason.',
      button: 'Unsubscribe',
    },
    confirmed: {
      title: 'You are subscribed',
      text: 'Thank you. You get the next letter.',
    },
    left: {
      title: 'You have unsubscribed before',
      text: 'This link does not bring you back. If you want the letter again, enter your address at the foot of our pages.',
    },
    expired: {
      title: 'This link is too old',
      text: 'For your safety it worked for 7 days. We can send you a new one.',
      button: 'Send me a new link',
    },
    sent: {
      title: 'Please check your inbox',
      text: 'If a new link is due, it is on its way to you; on busy days it takes a day or more. We send at most one an hour.',
    },
    unsubscribed: {
      title: 'You are unsubscribed',
      text: 'We send you nothing more. Was it a mistake? For 24 hours you can undo it.',
      button: 'Undo: keep sending me the letter',
    },
    resubscribed: {
      title: 'You are subscribed again',
      text: 'Nothing has changed: you get the next letter as before.',
    },
    pending: {
      title: 'That is undone',
      text: 'This address was never confirmed. To get the letter, use the link in our mail, or sign up again.',
    },
    invalid: {
      title: 'This link is not complete',
      text: `Please open it from the mail once more. If that does not help, write to ${brand.email} and we do it for you.`,
    },
    gone: {
      title: 'This address is not in our list',
      text: 'It has been deleted, or was never there. We send it nothing.',
    },
    failed: {
      title: 'That did not work just now',
      text: 'Please try again in a minute.',
    },
  } satisfies Record<string, PageWords>,
} as const

export type MailPage = keyof typeof mailText.pages

/**
 * @param page the last part of a page's address; an unknown one has the words for an incomplete link
 */
export function wordsOfMailPage(page: string): PageWords {
  return mailText.pages[page in mailText.pages ? (page as MailPage) : 'invalid']
}
