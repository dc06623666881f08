/// <reference path="../../web/vite-env.d.ts" />
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { headersFile } from '#web/build/prerender/headers.ts'
import { ContentContext } from '#web/content/context.ts'
import { Reel } from '#web/views/home/reel/Reel.tsx'
import { content } from '../content.ts'

vi.mock('#web/ui/ContentPicture.tsx', () => ({ ContentPicture: () => null }))

/** The section's HTML with the owner's choice. */
const reelWith = (embed: 'always' | 'never') =>
  renderToStaticMarkup(
    <ContentContext value={{ ...content, reel: { ...content.reel, embed } }}>
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
    expect(html).toContain(`href="${content.reel.url}"`)
  })

  it('leaves the provider out of the content security policy', () => {
    expect(policyWith(true)).toContain('www.instagram.com')
    expect(policyWith(false)).not.toContain('instagram')
  })
})
