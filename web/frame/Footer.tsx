import { Island } from '../browser/islands/Island.tsx'
import { useContent } from '../model/context.ts'
import type { Content } from '../model/types.ts'
import { phoneAddress } from '../shop/contact.ts'
import { fill } from '../shop/fill.ts'
import { mailAddress } from '../shop/mail-address.ts'
import { pageTexts } from '../shop/page-texts.ts'
import { footerRows } from '../shop/seller.ts'
import { BatchLink } from '../ui/BatchLink.tsx'
import { BrandName } from '../ui/BrandName.tsx'
import { Disclosure } from '../ui/Disclosure.tsx'
import { ContactLink, PageLink } from '../ui/PageLink.tsx'
import { usePage } from '../ui/page.ts'
import { TargetLink } from '../ui/TargetLink.tsx'
import { TrackingSwitch } from '../ui/TrackingSwitch.tsx'
import { views } from '../views.ts'
import NewsletterForm from './newsletter.island.tsx'
import { newsletterTopics } from './topics.ts'

const link = 'inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline'

export function Footer() {
  const { facts } = useContent()
  return (
    <footer id="contact" className="on-leaf overflow-x-clip bg-leaf pt-pad text-paper xl:pt-14">
      <div className="page-grid gap-y-3 md:gap-y-9 xl:grid-rows-[auto_1fr_auto] xl:gap-y-0">
        {facts.brand.letters && <Letter />}
        <Contact />
        {!facts.brand.letters && <Remarks />}
        <Links />
        {facts.brand.letters && <Remarks />}
        <SmallPrint />
      </div>
      <Finale />
    </footer>
  )
}

function Letter() {
  const { language, words } = useContent()
  const { languages } = usePage()
  const site = languages.find(({ content }) => content.language === language)
  return (
    <section
      aria-labelledby="newsletter-heading"
      className="gap-x-gap md:grid md:grid-cols-2 xl:col-end-5 xl:row-span-2 xl:block xl:pb-8"
    >
      <div>
        <h2 id="newsletter-heading" className="text-h2 xl:-mt-2">
          {words.newsletter.heading}
        </h2>
        <p className="mt-2 leading-normal">{words.newsletter.text}</p>
      </div>
      <div className="mt-4 md:mt-1 xl:mt-5">
        <Island
          component={NewsletterForm}
          props={{ noticeVersion: site?.noticeVersion ?? '', language }}
          content={newsletterTopics}
        />
        <p className="text-paper/80 text-small">
          {words.newsletter.notice}{' '}
          <PageLink
            to={views['privacy-policy'].path}
            className="whitespace-nowrap underline underline-offset-4"
          >
            {words.newsletter.privacyLink}
          </PageLink>
        </p>
      </div>
    </section>
  )
}

function Contact() {
  const { facts, copy, words } = useContent()
  // Without the newsletter box, the name takes its place.
  const place = facts.brand.letters
    ? 'border-line border-t pt-6 md:grid-cols-2 md:pt-7 xl:c5 xl:border-0 xl:pt-0'
    : 'footer-alone md:grid-cols-3 md:*:first:col-span-2 xl:mb-13'
  // A longer address would not fit into a line of the large letters.
  const size = facts.brand.email.length > 25 ? 'xl:text-xl' : 'xl:text-[1.625rem]'
  const line = `${link} w-fit wrap-anywhere font-semibold xl:font-display xl:font-medium ${size} xl:leading-tight lining-nums`
  return (
    <div className={`gap-x-gap md:grid md:items-end ${place}`}>
      <div>
        <p>
          <BrandName className={`footer-name block ${nameWidth(facts.brand.name)}`} />
        </p>
        {facts.brand.letters && <p className="mt-4 max-w-[36ch] md:mt-6 xl:mt-8">{copy.brand.tagline}</p>}
      </div>
      <address className="mt-2 flex flex-wrap gap-x-6 not-italic *:last:w-full md:grid">
        <ContactLink href={phoneAddress(facts.brand.phone)} className={line}>
          {facts.brand.phone}
        </ContactLink>
        <ContactLink href={mailAddress(facts.brand.email)} className={line}>
          {facts.brand.email}
        </ContactLink>
        <p className="mt-1 text-paper/80">{words.brand.address}</p>
      </address>
    </div>
  )
}

function Links() {
  const content = useContent()
  const { footer } = content.words
  const pages = pageTexts(content)
  return (
    <nav
      aria-label={footer.label}
      className={`gap-x-gap md:grid md:auto-cols-fr md:grid-flow-col xl:row-span-2 ${content.facts.brand.letters ? 'xl:c5 xl:mt-9' : hasRemarks(content) ? 'xl:c5' : ''}`}
    >
      {footer.columns
        .filter(({ links }) => links.length > 0)
        .map(({ title, links }) => (
          <Disclosure key={title} phoneOnly label={<h2 className="eyebrow font-text text-amla">{title}</h2>}>
            <ul className="pb-2.5 text-base leading-tight md:pt-1.5 md:pb-0">
              {links.map(({ name, to }) => {
                const words = name ?? (to.kind === 'view' && pages[to.view].title)
                return (
                  <li key={String(words)}>
                    <TargetLink to={to} placement="footer" className={link}>
                      {words}
                    </TargetLink>
                  </li>
                )
              })}
            </ul>
          </Disclosure>
        ))}
    </nav>
  )
}

/** @returns whether `Remarks` shows anything */
function hasRemarks({ shopState, doses, facts, copy }: Content): boolean {
  const hasTagline = !facts.brand.letters && Boolean(copy.brand.tagline)
  return hasTagline || Boolean(doses?.footer) || shopState === 'demonstration'
}

/** What is said beside the links: the tagline where no newsletter has it, how much to take, and that it is a demonstration. */
function Remarks() {
  const content = useContent()
  const { shopState, doses, facts, copy, words } = content
  if (!hasRemarks(content)) return null
  const place = facts.brand.letters
    ? 'md:border-line md:border-t md:pt-6 xl:self-end xl:border-0 xl:pt-0 xl:pb-5'
    : 'xl:row-span-2'
  return (
    <div className={`text-small leading-normal xl:col-end-5 xl:text-base ${place}`}>
      {!facts.brand.letters && copy.brand.tagline && <p className="mb-2 text-base">{copy.brand.tagline}</p>}
      {doses?.footer && (
        <p>
          <span className="font-semibold">{doses.footer.heading}:</span> {doses.footer.text}
        </p>
      )}
      {shopState === 'demonstration' && (
        <p className="mt-3 font-semibold text-base">{words.legal.demonstration}</p>
      )}
    </div>
  )
}

/** Lists what the law requires, below the axes of the links, at the end of the page. */
function SmallPrint() {
  const content = useContent()
  const { batches, facts, words } = content
  return (
    <div className="text-small leading-normal">
      <dl
        className={`border-line border-t gap-gap *:break-inside-avoid *:pb-1 md:columns-3 md:pt-5 ${facts.brand.letters ? 'pt-4' : 'max-md:border-t-0'}`}
      >
        {footerRows(content).map(
          ({ name, value, note }) =>
            value && (
              <div key={name}>
                <dt className="inline font-semibold">{name}:</dt>{' '}
                <dd className="inline text-paper/80">{value}</dd>
                {note && <dd className="text-paper/80">{note}</dd>}
              </div>
            ),
        )}
      </dl>
      {/* On a phone the margin of the last line keeps it clear of the floating buttons. */}
      <div className="mt-4 border-line border-t flex flex-wrap items-center gap-x-6 pt-1.5 md:gap-x-8 md:pr-16 max-md:*:last:mr-16 xl:grid xl:grid-cols-[32fr_15fr_24fr_23fr] xl:gap-x-gap xl:whitespace-nowrap xl:*:last:col-end-5 xl:*:last:justify-self-end xl:pr-0">
        <TrackingSwitch />
        {batches.length > 0 && <BatchLink className={link} />}
        <p className={facts.brand.social ? undefined : 'xl:col-start-3 xl:whitespace-nowrap'}>
          {fill(words.footer.copyright, { year: facts.brand.copyrightYear })}
        </p>
        {facts.brand.social && (
          <a href={facts.brand.social.profile} target="_blank" rel="noopener" className={link}>
            {words.footer.follow}: {facts.brand.social.handle}
          </a>
        )}
      </div>
    </div>
  )
}

/** The page ends in the name in Devanagari, cut by its lower edge, or by the bar that is fixed there; nothing where there is none. */
function Finale() {
  const { devanagari } = useContent().facts.brand
  if (!devanagari) return <div className="h-3 md:h-6 xl:h-4" />
  return (
    <div aria-hidden="true" className="wide pointer-events-none relative flow-root">
      <p lang="sa" className={`footer-finale ${nameWidth(devanagari.word)}`}>
        {devanagari.word}
      </p>
    </div>
  )
}

/** @returns the class for a name's number of letters, rounded up: the security policy allows no style of its own */
function nameWidth({ length }: string): string {
  if (length <= 5) return '[--letters:5]'
  if (length <= 6) return '[--letters:6]'
  if (length <= 9) return '[--letters:9]'
  if (length <= 14) return '[--letters:14]'
  return length <= 25 ? '[--letters:25]' : '[--letters:60]'
}
