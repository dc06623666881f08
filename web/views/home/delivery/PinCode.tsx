import { useEffect, useId, useRef, useState } from 'react'
import { PIN_CODE_KEY, readPinCode, shippingCharge, zoneOfPin } from '#web/domain/delivery.ts'
import { fill } from '#web/domain/fill.ts'
import { rupees } from '#web/lib/format.ts'
import { keep, readKept } from '#web/lib/storage.ts'
import type { Content } from '#web/model/content.ts'

type Zone = Content['delivery']['zones']['list'][number]
type Props = {
  zones: readonly Pick<Zone, 'name' | 'days' | 'charge' | 'pins' | 'except'>[]
  packs: readonly { size: string; price: number; mrp: number }[]
  freeShippingFrom: number
  words: Content['delivery']['pin'] & { days: string }
}

/**
 * Tells from a PIN code where and when a jar arrives and what it costs with shipping. The code stays on the device:
 * `tracking/order-links.ts` writes it into the message of an order.
 */
export function PinCode({ zones, packs, freeShippingFrom, words }: Props) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isLeft, setIsLeft] = useState(false)

  // What was typed before hydration comes first, then what the device has kept.
  useEffect(() => {
    if (!box.current) return
    box.current.value ||= readKept('localStorage', PIN_CODE_KEY) ?? ''
    setTyped(box.current.value)
  }, [])

  function read(text: string) {
    setTyped(text)
    setIsLeft(false)
    const code = readPinCode(text)
    keep('localStorage', PIN_CODE_KEY, code && 'pin' in code ? code.pin : null)
  }

  const code = readPinCode(typed)
  // Fewer than six digits are no mistake while they are being typed.
  const problem =
    code && 'problem' in code && (code.problem !== 'digits' || isLeft) ? code.problem : undefined
  const zone = code && 'pin' in code ? zoneOfPin(zones, code.pin) : undefined
  return (
    <div className="pin-code">
      <label htmlFor={id} className="font-display font-medium text-h4 text-leaf">
        {words.label}
      </label>
      <input
        ref={box}
        id={id}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={12}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={`${id}-answer`}
        onChange={(event) => read(event.target.value)}
        onBlur={() => setIsLeft(true)}
      />
      <div id={`${id}-answer`} role="status" className="col-span-full text-list *:first:mt-2">
        {problem && <p className="text-clay">{words[problem]}</p>}
        {zone && (
          <>
            <p className="font-semibold text-leaf">
              {fill(words.place, { zone: zone.name, days: fill(words.days, zone.days) })}
            </p>
            {packs.map((pack) => (
              <p key={pack.size}>{totalText(pack, zone)}</p>
            ))}
            <p className="text-moss text-sm">{words.kept}</p>
          </>
        )}
      </div>
    </div>
  )

  function totalText({ size, price, mrp }: Props['packs'][number], { charge }: Pick<Zone, 'charge'>): string {
    const jar = document.documentElement.dataset.offer === 'over' ? mrp : price
    const shipping = shippingCharge(charge, jar, { freeShippingFrom })
    return fill(shipping === 0 ? words.ships : words.charged, {
      size,
      charge: rupees(shipping),
      total: rupees(jar + shipping),
    })
  }
}
