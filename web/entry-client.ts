import './styles.css'
import { openAdminByShortcut } from './lib/admin-shortcut.ts'
import { recordChatLinks } from './lib/chat-links.ts'
import { delayAnchors } from './lib/delayed-anchors.ts'
import { openFounderCards } from './lib/founder-cards.ts'
import { hydrateLate } from './lib/hydration.ts'
import { replaceBrokenImages } from './lib/image-fallback.ts'
import { followInAppLinks } from './lib/in-app-links.ts'
import { openPopupSoon } from './lib/popup-timer.ts'
import { recordPricingViews } from './lib/pricing-view.ts'
import { asksForPrivacy } from './lib/privacy-control.ts'
import { rememberScroll } from './lib/scroll-memory.ts'
import { sampleSpeed } from './lib/speed-sample.ts'
import { showTypefaces } from './lib/typefaces.ts'
import { visitSource } from './lib/visit-source.ts'
import { linkManifest } from './lib/web-manifest.ts'
import { viewAt } from './views.ts'

// Kept from the first page on: a second page load would no longer know it.
if (!asksForPrivacy()) visitSource()
recordChatLinks(document)
recordPricingViews(document)
replaceBrokenImages(document)
delayAnchors(document)
followInAppLinks(document)
openFounderCards(document)
openAdminByShortcut(document)
rememberScroll()
hydrateLate(document)
if (viewAt(location.pathname).name === 'home') openPopupSoon(document)
sampleSpeed(document)
linkManifest(document)
// On the development server no starter does.
if (import.meta.env.DEV) showTypefaces(document)
