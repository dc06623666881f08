/// <reference path="../../web/browser/prerendering.d.ts" />
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { LANGUAGE_IDS } from '#contract/languages.ts'
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

const policyWith = (embedsReel: boolean) =>
  headersFile({ styles: [], scripts: [], embedsReel, hidden: false })

describe('a reel that is not embedded', () => {
  it('is a plain link, without the frame that loads the provider’s script', () => {
    expect(reelWith('always')).toContain('data-reel')
    const html = reelWith('never')
    expect(html).not.toContain('data-reel')
    expect(html).toContain(`href="${reel.url}"`)
  })

  it('leaves the provider out of the content security policy', () => {
    expect(policyWith(true)).toContain('www.instagram.com')
    expect(policyWith(false)).not.toContain('instagram')
  })
})

describe('the reel of a site that is edited on /edit', () => {
  /** What a build for the repository makes of the owner's choice. */
  const embedOf = async (repository: string | undefined, folder: string) => {
    vi.stubEnv('SITE_REPOSITORY', repository)
    vi.resetModules()
    const { siteLanguages } = await import('#web/site-build/languages.ts')
    return siteLanguages(folder).map(({ content }) => content.facts.reel?.embed)
  }
  const withChoice = (embed: string) => copyContent(['facts/reel.json', ['embed'], embed])
  const languages = LANGUAGE_IDS.length

  it('is a link, unless the owner sets another choice', async () => {
    expect(await embedOf('owner/site', withChoice('unless-editing'))).toEqual(Array(languages).fill('never'))
    expect(await embedOf('owner/site', withChoice('always'))).toEqual(Array(languages).fill('always'))
  })

  it('is embedded as usual on a site without an editor', async () => {
    expect(await embedOf(undefined, withChoice('unless-editing'))).not.toContain('never')
  })
})
