import { useContent } from '../content/context.ts'
import { fill } from '../domain/fill.ts'
import { footerRows } from '../domain/seller.ts'
import { Island } from '../islands/Island.tsx'
import { BatchLink } from '../ui/BatchLink.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { TargetLink } from '../ui/TargetLink.tsx'
import { TrackingSwitch } from '../ui/TrackingSwitch.tsx'
import { views } from '../views.ts'
import { NewsletterForm } from './NewsletterForm.tsx'

const link = 'inline-flex min-h-10 items-center gap-1.5 underline-offset-4 hover:text-amla hover:underline'

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

function NewsletterBox() {
  const { newsletter } = useContent()
  return (
    <section
      aria-labelledby="newsletter-heading"
      className="grid gap-x-16 gap-y-6 border-paper/20 border-b pb-10 lg:grid-cols-12 lg:items-end lg:pb-24"
    >
      <div className="lg:col-span-6">
        <h2 id="newsletter-heading" className="text-h2">
          {newsletter.heading}
        </h2>
        <p className="mt-4 text-lede text-paper/90">{newsletter.text}</p>
      </div>
      <div className="lg:col-span-6">
        <Island name="newsletter" component={NewsletterForm} props={{}} content={['signUp']} />
        <p className="text-paper/80 text-sm">
          {newsletter.notice}{' '}
          <PageLink
            to={views['privacy-policy'].path}
            className="underline underline-offset-4 hover:text-amla"
          >
            {newsletter.privacyLink}
          </PageLink>
        </p>
      </div>
    </section>
  )
}

/** The contact details, the columns of links and the small print. */
function FooterLinks() {
  const content = useContent()
  const { batches, brand, footer, legal, mode, pages } = content
  return (
    <>
      <div className="mt-8 grid gap-x-10 gap-y-6 lg:mt-24 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <p className="font-display text-4xl">{brand.name}</p>
          <p className="mt-3 max-w-[32ch] text-paper/80">{brand.tagline}</p>
          <address className="mt-3 flex flex-wrap items-center gap-x-6 text-base not-italic lg:mt-6 lg:block">
            <a
              href={`tel:${brand.phone.replaceAll(' ', '')}`}
              target="_blank"
              rel="noopener"
              className={`${link} tabular-nums`}
            >
              {brand.phone}
            </a>
            <a href={`mailto:${brand.email}`} target="_blank" rel="noopener" className={link}>
              {brand.email}
            </a>
            <p>{brand.address}</p>
          </address>
        </div>
        <nav
          aria-label={footer.label}
          className="grid grid-cols-[repeat(auto-fit,minmax(8rem,auto))] justify-between gap-x-4 gap-y-4 lg:col-span-8"
        >
          {footer.columns.map(({ title, links }) => (
            <div key={title}>
              <h2 className="eyebrow font-text text-amla">{title}</h2>
              <ul className="mt-1 text-base">
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
            </div>
          ))}
        </nav>
      </div>

      {/* The padding keeps the small print clear of the floating buttons at the end of the page. */}
      <div className="mt-4 min-h-36 border-paper/20 border-t pt-6 pr-16 text-base text-paper/80 sm:pr-24">
        <p>
          <span className="font-semibold">{footer.dosage.heading}:</span> {footer.dosage.text}
        </p>
        {mode === 'demonstration' && <p className="mt-3">{legal.demonstration}</p>}
        <dl className="mt-3 grid gap-x-10 gap-y-1 text-sm leading-snug sm:grid-cols-2 lg:grid-cols-3">
          {footerRows(content).map(
            ({ name, value, note }) =>
              value && (
                <div key={name}>
                  <dt className="inline font-semibold">{name}:</dt> <dd className="inline">{value}</dd>
                  {note && <dd>{note}</dd>}
                </div>
              ),
          )}
        </dl>
        <TrackingSwitch />
        {batches.length > 0 && <BatchLink className={link} />}
        <p className="flex flex-wrap items-center gap-x-8">
          {fill(footer.copyright, { year: brand.copyrightYear })}
          {brand.social && (
            <a href={brand.social.profile} target="_blank" rel="noopener" className={link}>
              {footer.follow}: {brand.social.handle}
            </a>
          )}
        </p>
      </div>
    </>
  )
}
