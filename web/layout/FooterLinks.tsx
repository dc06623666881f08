import { useContent } from '../content/context.ts'
import { fill } from '../domain/fill.ts'
import { footerRows } from '../domain/seller.ts'
import { BatchLink } from '../ui/BatchLink.tsx'
import { TargetLink } from '../ui/TargetLink.tsx'
import { TrackingSwitch } from '../ui/TrackingSwitch.tsx'

const link = 'inline-flex min-h-10 items-center gap-1.5 underline-offset-4 hover:text-amla hover:underline'

/** The contact details, the columns of links and the small print. */
export function FooterLinks() {
  const content = useContent()
  const { batches, brand, footer, legal, mode } = content
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
                {links.map(({ name, to }) => (
                  <li key={name}>
                    <TargetLink to={to} placement="footer" className={link}>
                      {name}
                    </TargetLink>
                  </li>
                ))}
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
          <span>{fill(footer.copyright, { year: brand.copyrightYear })}</span>
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
