import { describe, expect, it } from 'vitest'
import { documentFaults } from '#web/admin/runs/faults.ts'
import { shopOf } from '#web/admin/shop.ts'
import { content } from '../content.ts'

const NOON = Date.parse('2026-11-24T06:30:00Z')

describe('the licence and the certificates', () => {
  it('are to renew from 30 days before their last day on, the one that ends first before the others', () => {
    const documents = [
      { name: 'Certificate', endsOn: '2026-12-24' },
      { name: 'Licence', endsOn: '2026-11-23' },
      { name: 'Certificate', endsOn: '2026-12-25' },
    ] as const
    expect(documentFaults(documents, NOON, true)).toEqual([
      { name: 'Licence', detail: 'ended yesterday', href: '/edit' },
      { name: 'Certificate', detail: 'ends 24 Dec 2026', href: '/edit' },
    ])
  })

  it('lead nowhere where the site has no editor', () => {
    const [fault] = documentFaults([{ name: 'Licence', endsOn: '2026-11-23' }], NOON, false)
    expect(fault).toEqual({ name: 'Licence', detail: 'ended yesterday', href: undefined })
  })

  it('are those of the shop', () => {
    const licensed = { ...content.legal, licence: { ...content.legal.licence, expires: '2027-05-01' } }
    expect(shopOf({ ...content, legal: licensed }, []).documents).toEqual([
      { name: 'Licence', endsOn: '2027-05-01' },
      { name: 'Certificate', endsOn: '2027-12-31' },
    ])
  })
})
