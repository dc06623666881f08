import { pictures } from '#web/content/pictures.ts'
import { products } from '#web/content/products.ts'
import milk from '#web/images/warm-milk.webp?w=400;700;1000&picture'
import { Picture } from '#web/ui/Picture.tsx'

/** How to take it, in four steps, with a note in the margin. */
export function Consume() {
  const { consume, didYouKnow } = products
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-12 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <Picture
          from={milk}
          alt={pictures['warm-milk'].alt}
          sizes="(width >= 75rem) 38rem, (width >= 64rem) 50vw, 110vw"
          className="aspect-4/3 w-full rounded-2xl object-cover object-[60%_50%] lg:aspect-3/4"
        />
      </div>
      <div className="lg:col-span-5">
        <h3 className="text-h3">{consume.heading}</h3>
        <ol className="mt-6 space-y-6">
          {consume.steps.map(({ title, description }, step) => (
            <li key={title} className="grid grid-cols-[2.5rem_1fr]">
              <span aria-hidden="true" className="figure text-3xl text-moss">
                {step + 1}
              </span>
              <div>
                <h4 className="font-semibold text-leaf leading-snug">{title}</h4>
                <p className="mt-1">{description}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <aside
        aria-labelledby="did-you-know"
        className="self-end border-clay border-l-[3px] pl-5 lg:col-span-3 lg:pb-1"
      >
        <h3 id="did-you-know" className="text-h3">
          {didYouKnow.heading}
        </h3>
        <p className="mt-3 text-base">{didYouKnow.text}</p>
      </aside>
    </div>
  )
}
