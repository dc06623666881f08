/// <reference path="../../web/vite-env.d.ts" />
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { headersFile } from '#web/build/prerender/headers.ts'
import { reel } from '#web/content/reel.ts'

vi.mock('#web/views/home/reel/ReelPoster.tsx', () => ({
  ReelPoster: () => <a href={reel.url}>{reel.link}</a>,
}))

afterEach(() => {
  vi.doUnmock('#web/content/reel.ts')
  vi.resetModules()
})

/** The section's HTML with the owner's choice. */
async function reelWith(embed: boolean): Promise<string> {
  vi.resetModules()
  vi.doMock('#web/content/reel.ts', () => ({ reel: { ...reel, embed } }))
  const { Reel } = await import('#web/views/home/reel/Reel.tsx')
  return renderToStaticMarkup(<Reel />)
}

const policyWith = (embedsReel: boolean) =>
  headersFile({ styles: [], scripts: [], embedsReel, hidden: false })

describe('a reel that is not embedded', () => {
  it('is a plain link, without the frame that loads the provider’s script', async () => {
    expect(await reelWith(true)).toContain('data-reel')
    const html = await reelWith(false)
    expect(html).not.toContain('data-reel')
    expect(html).toContain(`href="${reel.url}"`)
  })

  it('leaves the provider out of the content security policy', () => {
    expect(policyWith(true)).toContain('www.instagram.com')
    expect(policyWith(false)).not.toContain('instagram')
  })
})
