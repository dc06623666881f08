import { products } from '#web/content/products.ts'
import { Icon } from '#web/ui/Icon.tsx'

export function Highlights() {
  return (
    <div className="mt-18 lg:mt-28">
      <h3 className="text-h3">{products.highlightsHeading}</h3>
      <ul className="mt-6 grid grid-cols-1 gap-x-10 sm:grid-cols-2">
        {products.highlights.map(({ icon, title, description }) => (
          <li key={title} className="flex gap-5 border-leaf/15 border-t py-6">
            <Icon name={icon} className="mt-1 size-6 text-moss" />
            <div>
              <h4 className="font-semibold text-leaf">{title}</h4>
              <p className="mt-1">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
