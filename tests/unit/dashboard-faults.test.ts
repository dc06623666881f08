import { describe, expect, it } from 'vitest'
import { documentFaults } from '#web/admin/runs/faults.ts'
import { shopOf } from '#web/admin/shop.ts'
import { content } from '../content.ts'

const NOON = Date.parse('2026-11-24T06:30:00Z')

describe('the licence and the certificates', () => {
  const expired = {
    name: 'Licence expired',
    detail: 'on 23 Nov 2026. The site leaves it out: renew it, then write its new last day',
  }

  it('are named with their last day and what to do from 30 days before it on, the first to end first', () => {
    const documents = [
      { name: 'NPOP certificate', endsOn: '2026-12-24' },
      { name: 'Licence', endsOn: '2026-11-23' },
      { name: 'Another certificate', endsOn: '2026-12-25' },
    ]
    expect(documentFaults(documents, NOON, true)).toEqual([
      { ...expired, href: '/edit' },
      {
        name: 'NPOP certificate expires soon',
        detail: 'on 24 Dec 2026: renew it now, then write its new last day',
        href: '/edit',
      },
    ])
  })

  it('lead nowhere where the site has no editor', () => {
    const [fault] = documentFaults([{ name: 'Licence', endsOn: '2026-11-23' }], NOON, false)
    expect(fault).toEqual({ ...expired, href: undefined })
  })

  it('are those of the shop', () => {
    const licensed = { ...content.legal, licence: { ...content.legal.licence, expires: '2027-05-01' } }
    expect(shopOf({ ...content, legal: licensed }, []).documents).toEqual([
      { name: 'Licence', endsOn: '2027-05-01' },
      { name: 'NPOP scope certificate of the ingredients', endsOn: '2027-12-31' },
    ])
  })
})
