/// <reference path="../../web/browser/prerendering.d.ts" />
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, it, vi } from 'vitest'
import { ContentContext } from '#web/model/context.ts'
import { Reel } from '#web/pages/home/reel/Reel.tsx'
import { headersFile } from '#web/site-build/prerender/headers.ts'
import { copyContent } from '../changed-content.ts'
import { change, content, reel } from '../content.ts'

// The next files share the modules, which read the environment as they are loaded.
afterAll(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

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
    headersFile({ styles: [], scripts: [], embedsReel, shopState: 'open' })
  const named = [true, false].map((embedsReel) => policyWith(embedsReel).includes('instagram'))
  expect(named).toEqual([true, false])
})

it('the reel is a link alone on a site that is edited, but for a shop that always embeds it', async () => {
  /** Whether the reel of shops with these choices is a link alone on a site that this repository's editor writes. */
  const areLinks = async (repository: string | undefined, ...choices: string[]) => {
    vi.stubEnv('SITE_REPOSITORY', repository)
    vi.resetModules()
    const { siteLanguages } = await import('#web/site-build/languages.ts')
    return choices
      .flatMap((embed) => siteLanguages(copyContent(['facts/reel.json', ['embed'], embed]), 'unopened'))
      .map(({ content }) => content.facts.reel?.embed === 'never')
  }
  expect(await areLinks('owner/site', 'unless-editing', 'always')).toEqual([true, false])
  expect(await areLinks(undefined, 'unless-editing')).toEqual([false])
})
