import { useContent } from '#web/content/context.ts'
import type { Pack } from '#web/domain/price.ts'
import { ContentPicture } from '#web/ui/ContentPicture.tsx'
import { PackPrice } from './PackPrice.tsx'

type Props = { pack: Pack; chosen: boolean }

/** A pack as a large radio button: its label covers the whole card. */
export function PackCard({ pack, chosen }: Props) {
  const { packs, shop } = useContent()
  const id = `pack-${pack.id}`
  return (
    <div className="relative flex flex-col overflow-hidden rounded-3xl bg-paper ring-[1.5px] ring-leaf/15 transition-shadow duration-200 ease-out hover:ring-leaf/40 has-checked:ring-[3px] has-checked:ring-leaf has-focus-visible:outline-3 has-focus-visible:outline-leaf has-focus-visible:outline-offset-4">
      {/* All masters share camera and light, so that shown at one size they keep their true relation. */}
      <ContentPicture
        name={pack.picture}
        sizes="(width >= 75rem) 370px, (width >= 64rem) 30vw, 47vw"
        className="aspect-square w-full object-cover"
      />
      {pack.popular && packs.list.length > 1 && (
        <span className="absolute top-2 left-2 rounded-full bg-clay px-2.5 py-0.5 font-semibold text-[0.6875rem] text-white tracking-wider sm:top-4 sm:left-4 sm:px-3 sm:py-1 sm:text-xs">
          {shop.popular}
        </span>
      )}
      <div className="flex grow flex-col p-4 sm:p-6">
        <input
          type="radio"
          name="pack"
          id={id}
          aria-describedby={`${id}-price`}
          value={pack.id}
          defaultChecked={chosen}
          className="absolute top-2 right-2 z-1 size-6 cursor-pointer sm:top-4 sm:right-4 appearance-none rounded-full border-2 border-leaf bg-paper outline-none checked:border-[7px] checked:bg-amla sm:size-7 sm:checked:border-8"
        />
        <label htmlFor={id} className="cursor-pointer after:absolute after:inset-0">
          <span className="block font-display font-medium text-h3 text-leaf">{pack.size}</span>
          <span className="mt-1 block text-balance text-base text-moss leading-snug">{pack.description}</span>
        </label>
        <PackPrice pack={pack} id={`${id}-price`} />
      </div>
    </div>
  )
}
