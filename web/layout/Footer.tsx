import { FooterLinks } from './FooterLinks.tsx'
import { NewsletterBox } from './NewsletterBox.tsx'

export function Footer() {
  return (
    <footer id="contact" className="on-leaf bg-leaf text-paper">
      <div className="wide pt-11 pb-6 lg:pt-30">
        <NewsletterBox />
        <FooterLinks />
      </div>
    </footer>
  )
}
