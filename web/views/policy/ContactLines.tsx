import { useContent } from '#web/content/context.ts'

export function ContactLines() {
  const { brand, policy } = useContent()
  return (
    <dl className="contact-lines">
      <div>
        <dt>{policy.write}</dt>
        <dd>
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
        </dd>
      </div>
      <div>
        <dt>{policy.call}</dt>
        <dd>
          <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</a>
        </dd>
      </div>
    </dl>
  )
}
