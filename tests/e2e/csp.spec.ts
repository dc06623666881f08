import { content } from '../content.ts'
import { expect, test } from './test.ts'

const { facts } = content

// What the policy blocks is an error in the console, which fails every test: that nothing of the site is blocked is
// proven by all of them.
test.use({ expectedConsole: [/Content Security Policy/] })

test('the content security policy blocks a style, a script and a picture that are not ours, each with an error in the console', async ({
  page,
}) => {
  const blocked: string[] = []
  page.on('console', (line) => {
    const directive = /Content Security Policy directive[:]? ['"]([a-z-]+)/.exec(line.text())?.[1]
    if (directive) blocked.push(directive)
  })
  await page.goto('/404')
  await page.evaluate((chat) => {
    const style = document.createElement('style')
    style.textContent = 'body { color: red }'
    const script = document.createElement('script')
    script.textContent = 'document.title = "injected"'
    const picture = document.createElement('img')
    picture.src = chat
    for (const foreign of [style, script, picture]) document.body.appendChild(foreign)
  }, facts.brand.chatLink)
  await expect.poll(() => blocked.toSorted()).toEqual(['img-src', 'script-src', 'style-src'])
  await expect(page).not.toHaveTitle('injected')
})
