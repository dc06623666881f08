import { globSync, readFileSync } from 'node:fs'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, it } from 'vitest'

/** The rules of the HTML standard, which the Nu HTML checker reports as errors. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    elements: [
      'html5',
      {
        label: {
          inherit: 'label',
          attributes: { 'aria-hidden': { allowed: () => 'it would hide the field that it names' } },
        },
      },
    ],
    rules: {
      'aria-label-misuse': 'error',
      'hidden-focusable': 'error',
      'no-missing-references': 'error',
      'wcag/h37': 'error',
    },
  }),
)
const pages = globSync('dist/site/**/*.html').sort()

it('has pages of every language', () => {
  for (const file of ['index.html', 'mr.html', 'hi.html', 'admin.html', '404.html'])
    expect(pages).toContain(`dist/site/${file}`)
})

it.each(pages)('%s is valid HTML', async (file) => {
  const { results } = await validator.validateString(readFileSync(file, 'utf8'), file)
  const problems = results.flatMap(({ messages }) =>
    messages.map(({ message, selector }) => `${selector}: ${message}`),
  )
  expect(problems).toEqual([])
})
