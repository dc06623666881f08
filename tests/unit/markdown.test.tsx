import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { parseMarkdown } from '#web/model/markdown.ts'
import { MarkdownText } from '#web/ui/MarkdownText.tsx'

const FOOTNOTES =
  '\n\n[^b]: [Beta](https://example.org/b). A press, 1949.\n[^a]: [Alpha](https://example.org/a). A press, 1950.'

/** As HTML, with the elements of ours as they are. */
const html = (markdown: string) =>
  renderToStaticMarkup(
    <MarkdownText tree={parseMarkdown(markdown).tree} parts={{ 'my-data': <b>rows</b> }} />,
  )

describe('a text in Markdown', () => {
  it.each([
    ['Āyu, *Samā*', 'ayu-sama'],
    ["Charaka's pillars", 'charakas-pillars'],
  ])('gives the heading “%s” the id %s, and the next one a number', (text, id) => {
    expect(html(`## ${text}`)).toContain(`<h2 id="${id}">`)
    const { headings } = parseMarkdown(`## ${text}\n\n### ${text}\n\n## ${text}`)
    expect(headings.map((heading) => heading.id)).toEqual([id, `${id}-2`])
  })

  it('numbers sources by their place below the text, and counts the places that each leads back to', () => {
    const text = `One.[^a] Two.[^a]${FOOTNOTES}`
    expect(html(text)).toBe(
      '<p>One.<source-number id="a" number="2" title="Alpha" reference="1"></source-number> ' +
        'Two.<source-number id="a" number="2" title="Alpha" reference="2"></source-number></p>',
    )
    const counts = parseMarkdown(text).sources.map(({ id, references }) => `${id} ${references}`)
    expect(counts).toEqual(['b 0', 'a 2'])
  })

  it('names a table by the sentence that announces it, or else by its heading', () => {
    const table = '| A |\n| --- |\n| 1 |'
    expect(html(`## Herbs\n\nAll of them. These are stirred in:\n\n${table}`)).toContain(
      '<caption class="sr-only">These are stirred in</caption>',
    )
    expect(html(`## Herbs\n\n${table}`)).toContain('<caption class="sr-only">Herbs</caption>')
  })

  it('gives the cells of a wide table the heads of their columns', () => {
    const table =
      '| Case | By when | Send | Get |\n| --- | --- | --- | --- |\n| Lost | 7 days | | A **jar** |'
    expect(html(table)).toContain(
      '<td>Lost</td><td data-label="By when">7 days</td><td data-label="Send"></td><td data-label="Get">A ',
    )
    expect(html('| A | B | C |\n| --- | --- | --- |\n| 1 | 2 | 3 |')).not.toContain('data-label')
  })

  it('marks Devanagari as Sanskrit, and as Hindi in a table', () => {
    expect(html('Bala, बल, is strength')).toBe('<p>Bala, <span lang="sa">बल</span>, is strength</p>')
    expect(html('| A |\n| --- |\n| 34 जड़ी-बूटियों का काढ़ा |')).toContain(
      '<td><span lang="hi">34 जड़ी-बूटियों का काढ़ा</span></td>',
    )
    expect(html('*paramukto rasāyanaḥ*, *loud*')).toBe(
      '<p><em lang="sa-Latn">paramukto rasāyanaḥ</em>, <em>loud</em></p>',
    )
    expect(html('> परमुक्तो रसायनः ।\n>\n> A verse')).toContain('<span lang="sa">परमुक्तो रसायनः ।</span>')
  })

  it('makes a callout of a quote under a line in bold, a pull quote of one paragraph, and leaves longer ones', () => {
    expect(html('> **Mind**\n>\n> Two\n> lines')).toBe(
      '<div role="note" aria-label="Mind" class="callout">\n<p class="callout-title">Mind</p>\n<p>Two\nlines</p>\n</div>',
    )
    expect(html('> Loud.')).toBe('<p class="pull-quote">Loud.</p>')
    expect(html('> One.\n>\n> Two.')).toContain('<blockquote>')
  })

  it.each([...['**“Amla”**is', '**नोट।**आणि', '*Slow,*as ever', '**So **it is', '**[A](/b):**the']])(
    'refuses asterisks that would be printed: %s',
    (text) => {
      expect(() => parseMarkdown(text)).toThrow(/would print its asterisks: write a blank/)
    },
  )

  it('prints an asterisk that is meant as one, and a tilde between numbers', () => {
    expect(html('2 * 3, MRP*, ghee**, \\*\\*so\\*\\*, `a*b`, **Note:** 5~6 g, 7~8 g')).toBe(
      '<p>2 * 3, MRP*, ghee**, **so**, <code>a*b</code>, <strong>Note:</strong> 5~6 g, 7~8 g</p>',
    )
  })

  it('makes a figure of a picture that is alone, and puts a component in the place of its line', () => {
    const figure = '<text-figure picture="honey" caption="Slow." alt=""></text-figure>'
    expect(html('![](honey "Slow.")')).toBe(figure)
    expect(html('One\n\n::my-data::\n\nTwo ::my-data::')).toBe(
      '<p>One</p>\n<b>rows</b>\n<p>Two ::my-data::</p>',
    )
  })
})
