import { describe, expect, it } from 'vitest'
import { LANGUAGES, localeOf, pathIn, SOURCE } from '#contract/languages.ts'
import { loadContent } from '#web/content/load.ts'
import { linkIn, mailsTo, type SentMail } from '../mail-worker.ts'
import { builtWorker } from './harness.ts'

const site = builtWorker('mail')

const languages = async () =>
  (await site.rows('SELECT language FROM newsletter_subscriptions')).map(({ language }) => language)
const open = async (path: string | URL) => {
  const response = await fetch(new URL(path, site.url))
  return { status: response.status, url: new URL(response.url), html: await response.text() }
}

async function signUp(language?: string) {
  const visitor = site.visitor()
  await visitor.post('/newsletter', { email: visitor.email, language })
  const [mail] = await mailsTo(site.url, visitor.email)
  const { pathname, search } = linkIn(mail as SentMail, 'confirm')
  return { visitor, mail: mail as SentMail, confirm: () => visitor.press(pathname + search) }
}

describe.each(LANGUAGES)('a sign-up in $name', ({ id }) => {
  const { mail: words, brand } = loadContent(id)
  const folder = pathIn(id, '/newsletter')

  it('has its mail, the pages of its links and the links of letters in its language', async () => {
    const { mail, visitor, confirm } = await signUp(id)
    expect(mail.subject).toBe(words.confirmation.subject)
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain(words.confirmation.text)
      expect(part).toContain(brand.address)
    }
    expect(mail.html).toContain(`<html lang="${localeOf(id)}">`)
    expect(linkIn(mail, 'confirm').pathname).toBe(`${folder}/confirm`)
    for (const link of [linkIn(mail, 'confirm'), linkIn(mail, 'unsubscribe')]) {
      expect((await open(link)).html).toContain(`lang="${localeOf(id)}"`)
    }
    const confirmed = await confirm()
    expect((await open(confirmed ?? '')).html).toContain(words.pages.confirmed.title)
    const { text } = await site.owner().get('/stats/subscriptions.csv')
    expect(text).toMatch(new RegExp(`,${id},\\S+${folder}/unsubscribe\\?token=\\S+\\r\\n$`))
    const { pathname, search } = linkIn(mail, 'unsubscribe')
    const oneClick = new URL(mail.headers['List-Unsubscribe']?.slice(1, -1) ?? '')
    expect((await open(oneClick.pathname + oneClick.search)).url.pathname).toBe(pathname)
    expect(await visitor.press(pathname + search)).toBe(`${folder}/unsubscribed${search}`)
    expect(await visitor.press(`${folder}/expired`)).toBe(`${folder}/invalid`)
  })
})

describe('the language of a sign-up', () => {
  it('is the source language where none is sent', async () => {
    await signUp()
    expect(await languages()).toEqual([SOURCE])
  })

  it('is refused unless it is one of the site', async () => {
    for (const language of ['xx', 'mr-IN', '', 7]) {
      const visitor = site.visitor()
      const { status, body } = await visitor.post('/newsletter', { email: visitor.email, language })
      expect([status, body]).toEqual([
        400,
        {
          success: false,
          code: 'invalid',
          message: 'Some fields need a correction',
          issues: [{ path: 'language', message: 'Use one of en, mr, hi' }],
        },
      ])
    }
    expect(await languages()).toEqual([])
  })

  it('is that of the last one while the address is pending, and stays once it is confirmed', async () => {
    const { visitor, confirm } = await signUp('mr')
    await visitor.post('/newsletter', { email: visitor.email, language: 'hi' })
    expect(await languages()).toEqual(['hi'])
    await confirm()
    await visitor.post('/newsletter', { email: visitor.email, language: 'mr' })
    expect(await languages()).toEqual(['hi'])
  })
})

it('an address below another folder has the site’s 404 page', async () => {
  for (const path of ['/xx/newsletter/confirm', '/blog/1/newsletter/x', '/mr/newsletter/nothing']) {
    const { status, html } = await open(path)
    expect([path, status]).toEqual([path, 404])
    expect(html).toContain('<html')
  }
})
