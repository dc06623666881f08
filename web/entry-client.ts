import './styles.css'
import { linkManifest } from './layout/web-manifest.ts'
import { hydrateLate } from './lib/hydration.ts'
import { replaceBrokenImages } from './lib/image-fallback.ts'
import { followInAppLinks } from './lib/in-app-links.ts'
import { rememberScroll } from './lib/scroll-memory.ts'
import { showTypefaces } from './lib/typefaces.ts'
import { openAdminByShortcut } from './navigation/admin-shortcut.ts'
import { delayAnchors } from './navigation/delayed-anchors.ts'
import { recordChatLinks } from './tracking/chat-links.ts'
import { recordPricingViews } from './tracking/pricing-view.ts'
import { asksForPrivacy } from './tracking/privacy-control.ts'
import { sampleSpeed } from './tracking/sample-web-vitals.ts'
import { visitSource } from './tracking/visit-source.ts'
import { startSignIn } from './views/admin/sign-in.ts'
import { openFounderCards } from './views/home/founders/founder-cards.ts'
import { openPopupSoon } from './views/home/popup/popup-timer.ts'
import { viewAt } from './views.ts'

// Kept from the first page on: a second page load would no longer know it.
if (!asksForPrivacy()) visitSource()
recordChatLinks(document)
recordPricingViews(document)
replaceBrokenImages(document)
delayAnchors(document)
openFounderCards(document)
openAdminByShortcut(document)
rememberScroll()
if (viewAt(location.pathname).name === 'admin') {
  startSignIn(document)
} else {
  followInAppLinks(document)
  hydrateLate(document)
}
if (viewAt(location.pathname).name === 'home') openPopupSoon(document)
sampleSpeed(document)
linkManifest(document)
// On the development server no starter does.
if (import.meta.env.DEV) showTypefaces(document)
