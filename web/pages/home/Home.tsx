import { HIDDEN_DOT } from '#web/browser/navigation/admin-shortcut.ts'
import { PromoStrip } from '#web/frame/PromoStrip.tsx'
import { PublicPage } from '#web/frame/PublicPage.tsx'
import { useContent } from '#web/model/context.ts'
import { IconSprite } from '#web/ui/IconSprite.tsx'
import { NotedPage, Notes } from '#web/ui/Notes.tsx'
import { RecallLines } from '#web/ui/RecallLines.tsx'
import { About, isAboutShort } from './about/About.tsx'
import { Benefits } from './benefits/Benefits.tsx'
import { Faq } from './faq/Faq.tsx'
import { Founders } from './founders/Founders.tsx'
import { Heritage } from './heritage/Heritage.tsx'
import { Hero } from './hero/Hero.tsx'
import { LaunchPopup } from './popup/LaunchPopup.tsx'
import { Products } from './products/Products.tsx'
import { Shop } from './shop/Shop.tsx'
import { Testimonials } from './testimonials/Testimonials.tsx'

/** The home view: its sections in order. */
export function Home() {
  const isAboutLast = isAboutShort(useContent())
  return (
    <NotedPage>
      <PublicPage strip={<PromoStrip />} className="home">
        <RecallLines className="wide border-clay border-y-2 bg-white py-3" />
        <Hero />
        {!isAboutLast && <About />}
        <Heritage />
        <Products />
        <Shop />
        {isAboutLast && <About />}
        <Benefits />
        <Testimonials />
        <Founders />
        <Faq />
        <Notes />
      </PublicPage>
      <LaunchPopup />
      <IconSprite />
      <HiddenDot />
    </NotedPage>
  )
}

/**
 * The hidden way to the dashboard: invisible, at the bottom left, in the page's margin and above the mobile
 * bar, so that it covers no content. By keyboard there is Ctrl+Shift+A.
 */
function HiddenDot() {
  return (
    <button
      type="button"
      {...{ [HIDDEN_DOT]: '' }}
      tabIndex={-1}
      aria-hidden="true"
      className="fixed bottom-[calc(var(--mobile-bar,0rem)+0.125rem)] left-0 z-20 size-5 touch-manipulation rounded-full opacity-0"
    />
  )
}
