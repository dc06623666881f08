import { describe, expect, it } from 'vitest'
import { sendAlert } from '#worker/mail/deliver.ts'
import { LEASE_MS } from '#worker/mail/queries.ts'
import { localSite } from './app.ts'
import { chatOrder, inquiry, subscription } from './inputs.ts'
import { meanwhileD1 } from './intercepted-d1.ts'
import { HOUR_MS, NOON } from './times.ts'
import { REFERENCE } from './writes.ts'

/*
 * Each read that is followed by a write, with somebody else's write between the two. That a day is written once is in
 * `roll-up.test.ts`; all other writes are one batch, which nothing comes between.
 */

const site = localSite()
const { at } = site

describe('an order', () => {
  const readStored = () => site.rows('SELECT status, amount, note FROM chat_orders')

  it('that is sold while it is erased stays in the accounts, without what leads to a person', async () => {
    const { id } = await at(NOON).recordOrder(chatOrder(REFERENCE))
    const db = meanwhileD1(site.db, () =>
      at(NOON).changeOrder(id, { status: 'sold', amount: 700, note: 'Mrs Patil' }),
    )
    await at(NOON, db).deleteOrder(id)
    expect(await readStored()).toEqual([{ status: 'sold', amount: 70_000, note: null }])
  })

  it('that another device has marked meanwhile is refused where the owner saw it open', async () => {
    const { id } = await at(NOON).recordOrder(chatOrder(REFERENCE))
    const db = meanwhileD1(site.db, () => at(NOON).changeOrder(id, { status: 'cancelled' }))
    const mark = { status: 'sold', amount: 700, seen: { status: 'clicked' } } as const
    expect(await at(NOON, db).changeOrder(id, mark)).toMatchObject({ refusal: 'already_changed' })
    expect(await readStored()).toMatchObject([{ status: 'cancelled' }])
  })

  it('keeps the lot that another device has meanwhile given its recalled jars, and gets the note', async () => {
    const others = [{ pack: '250g', jars: 2, each: 100 }]
    const { id } = await at(NOON).recordOrder(chatOrder(REFERENCE, { others }))
    const sold = (lot: string) => [{ pack: '250g', jars: 2, each: 100, lot }]
    await at(NOON).changeOrder(id, { status: 'sold', lot: 'GOOD', others: sold('BAD') })
    const db = meanwhileD1(site.db, () => at(NOON).moveUnsent({ from: 'BAD', to: 'NEW' }))
    const changed = await at(NOON, db).changeOrder(id, { note: 'Gift' })
    expect(changed?.order).toMatchObject({ note: 'Gift', lot: 'GOOD', others: sold('NEW') })
    // Lines that were typed over the former ones are refused.
    const stale = { others: null, seen: { status: 'sold', others: sold('BAD') } }
    expect(await at(NOON).changeOrder(id, stale)).toMatchObject({ refusal: 'already_changed' })
    expect(await at(NOON).ordersToDo(['NEW'])).toMatchObject({ recalled: [{ lot: 'NEW', toHold: 2 }] })
  })

  it('that another device has marked the same meanwhile was so before, and has nothing to undo', async () => {
    const { id } = await at(NOON).recordOrder(chatOrder(REFERENCE))
    const mark = { status: 'sold', amount: 700 } as const
    const db = meanwhileD1(site.db, () => at(NOON).changeOrder(id, mark))
    const changed = await at(NOON, db).changeOrder(id, mark)
    expect(changed?.before).toEqual(changed?.order)
  })
})

describe('a mail', () => {
  it('that was claimed again after its lease is not recorded as sent by the first one', async () => {
    await at(NOON).subscribe(subscription('asha@visitor.example'), { userAgent: null, confirm: true })
    const [first] = await at(NOON).claimMail()
    const [second] = await at(NOON + LEASE_MS).claimMail()
    const due = () => site.rows('SELECT id FROM newsletter_subscriptions WHERE mail_due_at IS NOT NULL')
    if (first) await at(NOON).recordSent(first)
    expect(await due()).toHaveLength(1)
    if (second) await at(NOON + LEASE_MS).recordSent(second)
    expect(await due()).toEqual([])
  })

  it('to the owner is one, where two runs find the same inquiry', async () => {
    await at(NOON - HOUR_MS).recordInquiry(inquiry({ message: 'Namaste' }), { alert: true })
    const sent: string[] = []
    const settings = {
      send: async ({ subject }: { subject: string }) => void sent.push(subject),
      owner: 'owner@shop.example',
      confirmation: undefined,
    }
    const alert = (db?: D1Database) => sendAlert(at(NOON, db), settings, NOON, 'https://shop.example')
    await alert(meanwhileD1(site.db, () => alert()))
    expect(sent).toEqual(['An enquiry on the website'])
  })
})
