import type { ReactNode } from 'react'
import { vi } from 'vitest'

// What the build makes. The files of this project share their modules, so that they share what stands in for them, too.
vi.mock('#web/ui/ContentPicture.tsx', () => ({
  ContentPicture: ({ name, className }: { name: string; className?: string }) => (
    <img src={name} alt="" className={className} />
  ),
  portraitOf: vi.fn(),
  pictureFile: (name: string) => ({ sources: {}, img: { src: name } }),
}))
vi.mock('virtual:shop/article-pictures?w=240;480;760;1360', () => ({
  default: new Proxy({}, { get: () => ({ sources: {}, img: { src: 'picture', w: 1, h: 1 } }) }),
}))
vi.mock('#web/frame/PublicPage.tsx', () => ({
  PublicPage: ({ children }: { children: ReactNode }) => <main>{children}</main>,
}))
