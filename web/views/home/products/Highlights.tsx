import { useContent } from '#web/content/context.ts'

export function Highlights() {
  const { heading, list } = useContent().products.highlights
  return (
    <div className="mt-7 lg:mt-28">
      <h3 className="text-h3">{heading}</h3>
      <ul className="mt-3 grid grid-cols-1 gap-x-10 sm:grid-cols-3">
        {list.map(({ title, description }) => (
          <li key={title} className="border-leaf/15 border-t py-2 leading-snug lg:py-6">
            <h4 className="font-semibold text-leaf">{title}</h4>
            <p className="mt-1">{description}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
