import { VISITOR_LIMITS } from '#contract/browser-limits.ts'
import { useTopics } from '#web/model/context.ts'
import type { Pack } from '#web/model/types.ts'
import { fill } from '#web/shop/fill.ts'
import { maxJars, readJars } from '#web/shop/order.ts'
import { packsOnSale } from '#web/shop/price.ts'
import { Icon } from '#web/ui/Icon.tsx'
import type { OrderDraft } from './order-state.ts'
import { useShopForm } from './shop-form.ts'
import type { shopTopics } from './topics.ts'

/** The number of jars. Without scripts it is not shown. */
export function Jars({ pack, place }: { pack: Pack; place: number }) {
  const { words } = useTopics<typeof shopTopics>()
  const { orderOf } = useShopForm()
  if (pack.soldOut) return null
  const id = `jars-${place}`
  return (
    <>
      <label htmlFor={id} className="block text-fern text-small">
        {words.shop.order.count}
      </label>
      <Stepper
        id={id}
        field="jars"
        pack={pack}
        order={orderOf(pack)}
        className="mt-1 h-12 grid-cols-[3rem_2.5rem_3rem] border-moss md:h-15 md:grid-cols-[3.25rem_2.75rem_3.25rem]"
      />
    </>
  )
}

/** Jars of the other packs, which are lines of the same order: at first there are none. */
export function Others({ packs }: { packs: readonly Pack[] }) {
  const { words } = useTopics<typeof shopTopics>()
  const { chosen, orderOf } = useShopForm()
  const onSale = packsOnSale(packs)
  const pack = onSale.find(({ id }) => id === chosen)
  if (!pack || onSale.length < 2) return null
  const order = orderOf(pack)
  return (
    <div className="flex basis-full flex-wrap gap-x-8 gap-y-2 @min-[36rem]:contents noscript:hidden!">
      {onSale.map((other) => {
        const id = `others-${packs.indexOf(other) + 1}`
        return (
          other !== pack && (
            <div
              key={other.id}
              className="flex grow flex-wrap items-center justify-between gap-3 @min-[36rem]:block @min-[36rem]:grow-0"
            >
              <label htmlFor={id} className="block text-fern text-small">
                {fill(words.shop.order.and, { size: other.size })}
              </label>
              <Stepper
                id={id}
                field="others"
                pack={other}
                order={order}
                className="h-11 grid-cols-[2.75rem_2rem_2.75rem] border-line md:h-15 @min-[36rem]:mt-1"
              />
            </div>
          )
        )
      })}
    </div>
  )
}

type StepperProps = {
  id: string
  /** The pack that the number of jars is of: the chosen one, or one that is ordered with it. */
  field: 'jars' | 'others'
  pack: Pack
  order: OrderDraft
  className: string
}

/** A number of jars, stepped or typed. */
function Stepper({ id, field, pack, order, className }: StepperProps) {
  const { facts, words } = useTopics<typeof shopTopics>()
  const { change, addJars, ...form } = useShopForm()
  const { bulk } = facts.delivery
  const texts = words.shop.order
  const least = field === 'jars' ? 1 : 0
  const value = form[field][pack.id] ?? String(least)
  const jars = readJars(value, least)
  const most = maxJars(bulk)
  const isFull =
    (order.jars ?? order.bulkJars ?? 0) >= most + (bulk ? 1 : 0) ||
    (jars === 0 && order.lines.length > VISITOR_LIMITS.otherSizes)
  const name = fill(texts.jars, { size: pack.size })
  const step = (label: string, by: number, isDisabled: boolean) => ({
    type: 'button' as const,
    'aria-label': least === 1 ? label : `${name}: ${label}`,
    className:
      'grid cursor-pointer place-items-center rounded-full aria-disabled:cursor-default aria-disabled:opacity-45',
    'aria-disabled': isDisabled,
    onClick: () => !isDisabled && addJars(field, pack, by),
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no grid container in every browser
    <div
      role="group"
      aria-label={name}
      className={`grid rounded-full border-[1.5px] bg-paper text-leaf ${className}`}
    >
      <button {...step(texts.less, -1, (jars ?? 0) <= least)}>
        <Icon name="minus" className="size-5" />
      </button>
      <input
        id={id}
        {...{ [`data-${field}-of`]: pack.id }}
        aria-invalid={jars === undefined || (!bulk && jars > most)}
        inputMode="numeric"
        autoComplete="off"
        className="min-w-0 rounded-sm bg-transparent text-center font-display font-medium text-[1.375rem]/none tabular-nums lining-nums -outline-offset-3 aria-invalid:text-clay"
        value={value}
        onChange={({ target }) => change({ [field]: { ...form[field], [pack.id]: target.value } })}
      />
      <button {...step(texts.more, 1, isFull)}>
        <Icon name="plus" className="size-5" />
      </button>
    </div>
  )
}
