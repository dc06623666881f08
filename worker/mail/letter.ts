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
export function html({ language, heading, paragraphs, button, notes }: Letter): string {
  const { brand, mail } = words[language]
  const paragraph = (text: string, style: string) =>
    `<p style="margin:0 0 16px;white-space:pre-line;${style}">${text}</p>`
  const small = `font-size:14px;color:${MOSS}`
  return `<!doctype html>
<html lang="${localeOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(heading)}</title></head>
<body style="margin:0;padding:32px 20px;background:${PAPER};color:${LEAF};font:17px/1.6 ${FONT}">
<div style="max-width:520px;margin:0 auto">
<p style="margin:0 0 28px;font-size:22px;font-weight:bold">${escaped(brand.name)}</p>
<h1 style="margin:0 0 18px;font-size:26px;line-height:1.35">${escaped(heading)}</h1>
${paragraphs.map((text) => paragraph(escaped(text), '')).join('\n')}
${button ? `<p style="margin:28px 0"><a href="${escaped(button.url)}" style="display:inline-block;padding:14px 28px;border-radius:999px;background:${LEAF};color:${PAPER};font-weight:bold;text-decoration:none">${escaped(button.name)}</a></p>` : ''}
<hr style="border:0;border-top:1px solid ${MOSS};margin:28px 0 20px">
${[...notes, mail.sender]
  .map((note) =>
    paragraph(
      typeof note === 'string'
        ? escaped(note)
        : `${escaped(note.text)} <a href="${escaped(note.link.url)}" style="color:${MOSS}">${escaped(note.link.name)}</a>`,
      small,
    ),
  )
  .join('\n')}
</div>
</body>
</html>
`
}

/** @returns text that is safe in HTML, attribute values included */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
