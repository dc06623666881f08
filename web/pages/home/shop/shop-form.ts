import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { isOfferOver, OFFER_CHANGE } from '#web/browser/offer-mark.ts'
import { readStorage, writeStorage } from '#web/browser/storage.ts'
import { useTopics } from '#web/model/context.ts'
import type { Pack } from '#web/model/types.ts'
import { PIN_CODE_KEY } from '#web/shop/delivery.ts'
import { readJars } from '#web/shop/order.ts'
import { defaultPack } from '#web/shop/price.ts'
import { readPinCode } from '#web/shop/typed-numbers.ts'
import type { PageHtml } from '#web/ui/raw-html.ts'
import { requiredContext } from '#web/ui/required-context.ts'
import { orderOf, pinProblemText } from './order-state.ts'
import type { JarView } from './PackPicture.tsx'
import type { shopTopics } from './topics.ts'

/** What the fields of the shop hold. */
type Fields = {
  /** The id of the chosen pack. */
  readonly chosen: string
  /** The text for the number of jars, by the pack's id, of the chosen pack. */
  readonly jars: Texts
  /** The same of the packs that are ordered with it. */
  readonly others: Texts
  readonly pin: string
}

type Texts = Readonly<Record<string, string>>

type ShopForm = ReturnType<typeof useShopFormState> & {
  /** The elements of the page that hydration keeps as they are, by name. */
  readonly pageHtml: PageHtml
  /** The pictures of each pack, by its id. */
  readonly views: Readonly<Record<string, readonly JarView[]>>
  /** The ways to pay where the order goes. */
  readonly paid: string
  /** Opens the pictures of a pack large. */
  enlarge(pack: Pack): void
}

export const [ShopFormProvider, useShopForm] = requiredContext<ShopForm>('shop form')

/**
 * The one state of the shop. It begins with what the fields of the page hold: typed or chosen before hydration, autofilled,
 * or restored by the browser; without a PIN code there, with the one that the device has kept.
 */
export function useShopFormState(packs: RefObject<HTMLElement | null>) {
  const content = useTopics<typeof shopTopics>()
  const offerRuns = useOfferRuns()
  const [isChanged, setChanged] = useState(false)
  const [isPinTyped, setPinTyped] = useState(true)
  const [fields, setFields] = useState<Fields>({
    chosen: defaultPack(content.packs),
    jars: Object.fromEntries(content.packs.map(({ id }) => [id, ONE])),
    others: {},
    pin: '',
  })
  useEffect(() => {
    const pinBox = packs.current?.querySelector<HTMLInputElement>('#pin-code')
    const pin = pinBox?.value || (readStorage('localStorage', PIN_CODE_KEY) ?? '')
    if (pinBox) pinBox.value = pin
    const boxes = [...(packs.current?.querySelectorAll('input') ?? [])]
    setFields(({ chosen }) => ({
      chosen: boxes.find(({ checked }) => checked)?.value ?? chosen,
      jars: Object.fromEntries(boxes.map(({ dataset, value }) => [dataset.jarsOf ?? '', value])),
      others: Object.fromEntries(boxes.map(({ dataset, value }) => [dataset.othersOf ?? '', value])),
      pin,
    }))
  }, [packs])
  return {
    ...fields,
    /** Whether the visitor has changed anything since the page was opened. */
    isChanged,
    /** What is wrong with the PIN code; empty where nothing is. */
    pinProblem: pinProblemText(content, fields.pin, isPinTyped),
    /** To be called when the box for it loses the focus. */
    leavePin: () => setPinTyped(false),
    change(changed: Partial<Fields>) {
      setChanged(true)
      setFields((before) => ({ ...before, ...changed }))
      if (changed.pin === undefined) return
      setPinTyped(true)
      writeStorage('localStorage', PIN_CODE_KEY, readPinCode(changed.pin).pin ?? null)
    },
    /** Chooses a pack. One that was ordered with the chosen one changes places with it, so that no jar is lost. */
    choose({ id }: Pack) {
      setChanged(true)
      setFields((before) => {
        const { chosen, jars, others } = before
        if (!readJars(others[id] ?? '')) return { ...before, chosen: id }
        return {
          ...before,
          chosen: id,
          jars: { ...jars, [id]: others[id] ?? ONE },
          others: { ...others, [chosen]: jars[chosen] ?? ONE, [id]: '0' },
        }
      })
    },
    /** Adds to the number of jars of a pack; several presses may come at once. */
    addJars(field: 'jars' | 'others', { id }: Pack, by: number) {
      setChanged(true)
      setFields((before) => {
        const least = field === 'jars' ? 1 : 0
        const jars = Math.max(least, (readJars(before[field][id] ?? '', least) ?? least) + by)
        return { ...before, [field]: { ...before[field], [id]: String(jars) } }
      })
    },
    /** An order of a pack by the fields: now, or while the offer runs and after it. */
    orderOf(pack: Pack, runs = offerRuns) {
      const { others, pin } = fields
      return orderOf(content, pack, { jars: fields.jars[pack.id] ?? ONE, others, pin, offerRuns: runs })
    },
  }
}

/** What the box for the number of jars begins with. */
const ONE = '1'

/** Whether the offer runs; it begins and ends while the page is open, too. The page is rendered as if it did. */
function useOfferRuns(): boolean {
  return useSyncExternalStore(
    followOffer,
    () => !isOfferOver(document),
    () => true,
  )
}

/** Renders at once: a press that finds the offer over has the new message in its link. */
function followOffer(onChange: () => void): () => void {
  const listener = () => flushSync(onChange)
  document.addEventListener(OFFER_CHANGE, listener)
  return () => document.removeEventListener(OFFER_CHANGE, listener)
}
