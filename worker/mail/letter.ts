import { html } from 'hono/html'
import { type LanguageId, localeOf } from '../contract/languages.ts'
import { words } from './content.ts'

/** The brand's colours (`web/styles.css`); mail programs need them beside each element. */
const PAPER = '#fbf6ea'
const LEAF = '#1f3b2c'
const MOSS = '#4c6b3c'
/** The fonts that phones and computers have; those after the second for Devanagari. */
const FONT =
  "Georgia, 'Times New Roman', 'Noto Serif Devanagari', 'Kohinoor Devanagari', 'Nirmala UI', Mangal, serif"

type Link = { readonly name: string; readonly url: string }

/** A mail's contents, from which its plain text and its HTML are made. */
export type Letter = {
  /** Of its words. */
  language: LanguageId
  heading: string
  /** Line breaks are kept. */
  paragraphs: readonly string[]
  /** One large button. */
  button?: Link
  /** In small print, each with a link or without. */
  notes: readonly (string | { readonly text: string; readonly link: Link })[]
}

/** @returns the letter as plain text, each address on a line of its own */
export function plainText({ language, heading, paragraphs, button, notes }: Letter): string {
  return [
    heading,
    ...paragraphs,
    ...(button ? [`${button.name}:\n${button.url}`] : []),
    '-- ',
    ...notes.map((note) => (typeof note === 'string' ? note : `${note.text}\n${note.link.url}`)),
    words[language].mail.sender,
  ].join('\n\n')
}

/** @returns the letter as a document of HTML, without pictures, scripts and anything loaded from elsewhere */
export function htmlText({ language, heading, paragraphs, button, notes }: Letter): string {
  const { brand, mail } = words[language]
  const paragraph = (content: unknown, style = '') =>
    html`<p style="margin:0 0 16px;white-space:pre-line;${style}">${content}</p>\n`
  const linked = ({ text, link }: { text: string; link: Link }) =>
    html`${text} <a href="${link.url}" style="color:${MOSS}">${link.name}</a>`
  return html`<!doctype html>
<html lang="${localeOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title></head>
<body style="margin:0;padding:32px 20px;background:${PAPER};color:${LEAF};font:17px/1.6 ${FONT}">
<div style="max-width:520px;margin:0 auto">
<p style="margin:0 0 28px;font-size:22px;font-weight:bold">${brand.name}</p>
<h1 style="margin:0 0 18px;font-size:26px;line-height:1.35">${heading}</h1>
${paragraphs.map((text) => paragraph(text))}
${button && html`<p style="margin:28px 0"><a href="${button.url}" style="display:inline-block;padding:14px 28px;border-radius:999px;background:${LEAF};color:${PAPER};font-weight:bold;text-decoration:none">${button.name}</a></p>`}
<hr style="border:0;border-top:1px solid ${MOSS};margin:28px 0 20px">
${[...notes, mail.sender].map((note) =>
  paragraph(typeof note === 'string' ? note : linked(note), `font-size:14px;color:${MOSS}`),
)}
</div>
</body>
</html>
`.toString()
}
