/// <reference path="../../web/browser/prerendering.d.ts" />
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { ContentContext } from '#web/model/context.ts'
import { Reel } from '#web/pages/home/reel/Reel.tsx'
import { headersFile } from '#web/site-build/prerender/headers.ts'
import { copyContent } from '../changed-content.ts'
import { change, content, reel } from '../content.ts'

/** The section's HTML with the owner's choice. */
const reelWith = (embed: 'always' | 'never') =>
  renderToStaticMarkup(
    <ContentContext value={change(content, 'facts', 'reel', { embed })}>
      <Reel />
    </ContentContext>,
  )

it('a reel that is not embedded is a plain link, without the frame that loads the provider’s script', () => {
  expect(reelWith('always')).toContain('data-reel')
  const html = reelWith('never')
  expect(html).not.toContain('data-reel')
  expect(html).toContain(`href="${reel.url}"`)
})

it('a reel that is not embedded leaves its provider out of the content security policy', () => {
  const policyWith = (embedsReel: boolean) =>
    headersFile({ styles: [], scripts: [], embedsReel, hidden: false })
  const named = [true, false].map((embedsReel) => policyWith(embedsReel).includes('instagram'))
  expect(named).toEqual([true, false])
})

it.each([
  ['owner/site', 'unless-editing', true],
  ['owner/site', 'always', false],
  // Nothing is edited there.
  [undefined, 'unless-editing', false],
])('on a site of %s with the choice “%s” the reel is a link alone: %s', async (repository, embed, isLink) => {
  vi.stubEnv('SITE_REPOSITORY', repository)
  vi.resetModules()
  const { siteLanguages } = await import('#web/site-build/languages.ts')
  const languages = siteLanguages(copyContent(['facts/reel.json', ['embed'], embed]))
  expect(languages.map(({ content }) => content.facts.reel?.embed === 'never')).toEqual(Array(3).fill(isLink))
})
