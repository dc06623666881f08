import { brand } from '../../content/brand.ts'
import { FloatingButtons } from '../../layout/FloatingButtons.tsx'
import { Footer } from '../../layout/Footer.tsx'
import { Header } from '../../layout/Header.tsx'
import { MobileBar } from '../../layout/MobileBar.tsx'
import { still } from '../../ui/Still.tsx'
import { BenefitCards, Benefits, Timeline } from './benefits/Benefits.tsx'
import { Faq, FaqCard, FaqHeading, FaqList } from './faq/Faq.tsx'
import { HiddenDot } from './HiddenDot.tsx'
import { PopupOpener } from './PopupOpener.tsx'
import { ReelPoster } from './reel/Reel.tsx'

const sections = () => import('./still-sections.ts')
const PromoStrip = still(async () => ({ default: (await sections()).PromoStrip }))
const Hero = still(async () => ({ default: (await sections()).Hero }))
const IconSprite = still(async () => ({ default: (await sections()).IconSprite }))
const About = still(async () => ({ default: (await sections()).About }))
const Heritage = still(async () => ({ default: (await sections()).Heritage }))
const Products = still(async () => ({ default: (await sections()).Products }))
const Shop = still(async () => ({ default: (await sections()).Shop }))
const Testimonials = still(async () => ({ default: (await sections()).Testimonials }))
const Founders = still(async () => ({ default: (await sections()).Founders }))
const LaunchPopup = still(async () => ({ default: (await sections()).LaunchPopup }))

export default function Home() {
  return (
    <>
      <IconSprite />
      <Header strip={<PromoStrip />} />
      <main id="main">
        <Hero />
        <About />
        <Heritage />
        <Products />
        <Shop />
        <Benefits />
        <Testimonials />
        <Founders />
        <Faq />
      </main>
      <Footer />
      <FloatingButtons />
      <MobileBar />
      <HiddenDot />
      <LaunchPopup />
      <PopupOpener />
    </>
  )
}

/** Only this view has these letters. Coming after it they would move what stands below them. */
const loadSanskrit = () =>
  document.fonts.load('1em "Tiro Devanagari Sanskrit"', brand.devanagari.word).catch(() => [])

/** Fetches the code of all that stands still, before a switch to this view shows it. */
export async function load(): Promise<void> {
  const parts = [
    IconSprite,
    PromoStrip,
    Hero,
    About,
    Heritage,
    Products,
    Shop,
    BenefitCards,
    Timeline,
    Testimonials,
    ReelPoster,
    Founders,
    FaqHeading,
    FaqList,
    FaqCard,
    LaunchPopup,
  ]
  await Promise.all([...parts.map((part) => part.load()), loadSanskrit()])
}
