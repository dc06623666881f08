import { still } from '../ui/Still.tsx'
import { NewsletterBox } from './NewsletterBox.tsx'

const FooterLinks = still(async () => ({ default: (await import('./FooterLinks.tsx')).FooterLinks }))

export function Footer() {
  return (
    <footer id="contact" className="on-leaf bg-leaf text-paper">
      <div className="wide pt-18 pb-10 lg:pt-30">
        <NewsletterBox />

        <FooterLinks />
      </div>
    </footer>
  )
}
