import { brand } from '#web/content/brand.ts'
import { mailText } from '#web/content/mail.ts'
import { escaped } from './letter.ts'

export type Result = keyof typeof mailText.results

/** The brand's colours and shapes (`web/styles.css`), without its fonts: the page loads nothing. */
const STYLE = `
  :root { color-scheme: light }
  body { margin: 0; padding: 12vh 20px 40px; background: #fbf6ea; color: #1f3b2c; font: 1.125rem/1.6 Georgia, serif }
  main { max-width: 34rem; margin: 0 auto }
  .brand { font-size: 1.375rem; font-weight: bold }
  h1 { font-size: 2.25rem; line-height: 1.15; margin: 2rem 0 1rem }
  button { min-height: 3rem; padding: .75rem 1.75rem; border: 0; border-radius: 999px; background: #1f3b2c;
    color: #fbf6ea; font: bold 1.0625rem/1.25 Georgia, serif; cursor: pointer }
  button:hover { background: #4c6b3c }
  a { color: inherit }
  :focus-visible { outline: 3px solid #d98e1f; outline-offset: 3px }`

/**
 * The page that answers a form of the newsletter's pages, also without JavaScript.
 *
 * @param action what its button posts to, where the result has one
 */
export function resultPage(result: Result, action?: string): string {
  const { title, text, button } = resultText(result)
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} | ${escaped(brand.name)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="brand">${escaped(brand.name)}</p>
<h1>${escaped(title)}</h1>
<p>${escaped(text)}</p>
${action && button ? `<form method="post" action="${escaped(action)}"><p><button>${escaped(button)}</button></p></form>` : ''}
<p><a href="/">${escaped(mailText.pages.home)}</a></p>
</main>
</body>
</html>
`
}

/** @returns the headers of the page: its own style and forms are allowed, and nothing else */
export async function resultPageHeaders(): Promise<Record<string, string>> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(STYLE))
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)))
  return {
    'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    // With `no-referrer` a browser posts the form with `Origin: null`.
    'Referrer-Policy': 'same-origin',
  }
}

/** @returns the words of a result */
export function resultText(result: Result): { title: string; text: string; button?: string } {
  return mailText.results[result]
}
