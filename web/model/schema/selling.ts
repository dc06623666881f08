import { z } from 'zod'
import { DAY_MS } from '#contract/days.ts'
import { LIMITS } from '#contract/limits.ts'
import { PARCEL } from '../../shop/parcel.ts'
import { WAYS_TO_PAY } from '../../shop/ways-to-pay.ts'
import { code, day, listById, pictureName, range, rupees, webAddress } from './fields.ts'
import { NEEDED_TO_OPEN, orNull, question } from './launch-fields.ts'

/** The first digits of Indian PIN codes, which never begin with 0. */
const pinPrefix = () => code().regex(/^[1-9]\d{0,5}$/, 'must be the first digits of a PIN code, such as 411')

/** The packs with their MRPs, from when shipping is free, and the guarantee. */
export const packs = z.strictObject({
  freeShippingFrom: orNull(rupees()).meta(
    question('Shipping is free from how many rupees', 600, 'Empty where it never is'),
  ),
  guaranteeDays: orNull(z.int().positive()).meta(
    question(
      'Your money-back guarantee, if you give one: for how many days',
      30,
      'Empty where you give none: the words of the guarantee are yours to write',
    ),
  ),
  list: listById(
    z.strictObject({
      // The Worker refuses a longer id.
      id: code()
        .max(LIMITS.orderPack)
        .regex(/^\P{Cc}+$/u, 'must be one line')
        .meta(question('Id', '450g', 'Used in tracking; keep it once orders have come in')),
      grams: z.int().positive().meta(question('Net weight, grams', 450)),
      mrp: rupees()
        .positive()
        .meta(
          question(
            'MRP',
            690,
            'Rupees, as printed on the pack. What lots on sale have is under “MRP on the packs”',
          ),
        ),
      soldOut: z.boolean().default(false),
      gtin: orNull(code().regex(/^\d{8}(\d{4,6})?$/, 'must be the 8 or 12 to 14 digits of a GTIN')).meta(
        question('GTIN', '8901234567894', 'GS1 number of the pack'),
      ),
      popular: z.boolean().default(false).meta({ title: 'Marked as popular' }),
      picture: pictureName().nullish(),
    }),
  )
    // packs.css has a rule for each number of packs up to this one.
    .max(8)
    .default([])
    .meta({ title: 'Packs', description: NEEDED_TO_OPEN }),
})

/** A discount in per cent on every MRP, from one day to another. */
export const offer = z
  .strictObject({
    percent: z.number().positive().max(99).meta(question('Per cent off the MRP', 10)),
    startsOn: day().meta({ title: 'First day' }),
    endsOn: day().meta({ title: 'Last day', description: 'After it every page shows the MRP by itself' }),
  })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
    path: ['endsOn'],
    message: 'must not be before the first day',
  })

/** The days from which and to which no orders are taken. */
export const closed = z
  .strictObject({ from: day().meta({ title: 'First day' }), to: day().meta({ title: 'Last day' }) })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'must not be before the first day' })
  // A day is printed without its year.
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < 300 * DAY_MS, {
    path: ['to'],
    message: 'must be less than 300 days after the first day',
  })

const zone = z.strictObject({
  id: code().meta(question('Id', 'city')),
  days: range(z.int().nonnegative(), z.int().positive()).meta(
    question('Days', '1 to 2', 'Days from confirmation to the door, counted as above'),
  ),
  charge: rupees().meta(question('Charge', 40, 'Rupees on orders below the limit for free shipping')),
  pins: z
    .array(pinPrefix())
    .default([])
    .meta(
      question(
        'PIN codes that begin with',
        ['422', '423'],
        'The first zone that fits counts; none here means all other PIN codes, in the last zone only. Where every zone has some, no other PIN code is delivered to',
      ),
    ),
  except: z.array(pinPrefix()).optional().meta(question('But not those that begin with', '4224')),
  payment: z
    .array(
      z
        .enum(WAYS_TO_PAY)
        .meta({ labels: { upi: 'UPI', bankTransfer: 'Bank transfer', cashOnDelivery: 'Cash on delivery' } }),
    )
    .min(1)
    .nullish()
    .meta({
      title: 'The ways to pay there',
      description: 'Empty where they are those of the whole shop, below',
    }),
})

type Zone = Pick<z.infer<typeof zone>, 'pins' | 'except'>

/** Whether any PIN code can be in a zone: the zones before it may take all of its PIN codes. */
function isReached({ pins }: Zone, before: readonly Zone[]): boolean {
  const overlaps = (prefix: string, other: string) => prefix.startsWith(other) || other.startsWith(prefix)
  return (
    pins.length === 0 ||
    pins.some((prefix) =>
      before.every(
        (zone) =>
          !zone.pins.some((other) => prefix.startsWith(other)) ||
          zone.except?.some((other) => overlaps(prefix, other)),
      ),
    )
  )
}

/** The zones of delivery, and how their days are counted. */
export const delivery = z.strictObject({
  unit: z.enum(['days', 'working-days']).default('days').meta({
    title: 'Days are counted as',
    description: 'Working days are those without Sundays and holidays',
  }),
  list: listById(zone)
    .refine((zones) => zones.slice(0, -1).every(({ pins }) => pins.length > 0), {
      message: 'must have PIN codes in every zone but the last, which may take all others',
    })
    .superRefine((zones, { addIssue }) => {
      for (const [place, zone] of zones.entries())
        if (!isReached(zone, zones.slice(0, place)))
          addIssue({
            code: 'custom',
            message: `has zones before “${zone.id}” that take all of its PIN codes: put the one with more digits first`,
          })
    })
    .default([])
    .meta({ title: 'Zones', description: NEEDED_TO_OPEN }),
})

/** Who carries the parcels, and the page that says where one is. */
export const courier = z.strictObject({
  name: code().meta({ title: 'Its name', examples: ['India Post'] }),
  tracking: webAddress()
    .refine((address) => address.split(PARCEL).length === 2, {
      message: `must have ${PARCEL} once, where the number of a parcel belongs`,
      abort: true,
    })
    .meta({
      title: 'Address for tracking',
      examples: [`https://courier.example/track?number=${PARCEL}`],
      description: `Follow a parcel on its site, copy the address, and put ${PARCEL} in place of the number`,
    }),
})

/** The ways to pay that are taken in every zone that names none, and whom a buyer pays. */
export const payment = z.strictObject({
  upi: z.boolean().default(false).meta({ title: 'UPI' }),
  upiId: orNull(code().regex(/^[\w.-]+@[\w.-]+$/, 'must be a UPI ID, such as name@bank')).meta(
    question('UPI ID, for the reply “Total and how to pay”', 'name@bank'),
  ),
  upiName: code()
    .nullish()
    .meta(question('The name that UPI apps show for it', 'Asha Pol', 'Empty where it is the legal name')),
  bankTransfer: z.boolean().default(false),
  account: z
    .strictObject({
      name: code().meta(question('Account holder', 'Girija Home Foods')),
      number: code()
        .regex(/^\d{6,18}$/, 'must be the digits of an account number')
        .meta(question('Account number', '00112233445566')),
      ifsc: code()
        .regex(/^[A-Z]{4}0[A-Z\d]{6}$/, 'must be an IFSC: four capital letters, 0, and six more')
        .meta(question('IFSC', 'ABCD0123456')),
      bank: code().meta(question('Bank and branch', 'Sample Bank, Nashik')),
    })
    .nullish()
    .meta({ title: 'Bank account', description: 'For the page on which a buyer pays; anybody can read it' }),
  cashOnDelivery: z.boolean().default(false),
})
