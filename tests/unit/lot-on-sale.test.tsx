import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Content } from '#web/model/content.ts'
import { ContentContext } from '#web/model/context.ts'
import { LotOnSale } from '#web/pages/home/shop/Shop.tsx'
import { type Batch, leadText } from '#web/shop/batch.ts'
import { content } from '../content.ts'

const [example] = content.batches
if (!example) throw new Error('There is no batch')
const batch = (change: Partial<Batch>): Batch => ({ ...example, retired: null, recall: null, ...change })
const newest = batch({ lot: 'SY-27-02', expiresOn: '2028-01-31', notes: ['Sweeter this time.'] })
const older = batch({ lot: 'SY-27-01', expiresOn: '2027-12-31', notes: ['Sourer this time.'] })

const sell = (...batches: Batch[]): Content => ({ ...content, batches })
const renderLot = (shop: Content) =>
  renderToStaticMarkup(
    <ContentContext value={shop}>
      <LotOnSale />
    </ContentContext>,
  )

describe('the lot on sale', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2027-06-01T12:00:00+05:30'), toFake: ['Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is the newest one, with its page, its date and the first of its notes', () => {
    const html = renderLot(sell(newest, older))
    expect(html).toContain('href="/batch/SY-27-02"')
    expect(html).toContain('31 January 2028')
    expect(html).toContain('Sweeter this time.')
    expect(html).not.toContain('SY-27-01')
  })

  it.each([
    ['recalled', { recall: example.recall ?? { reason: 'x', since: '2027-05-01' } }],
    ['past its date', { expiresOn: '2027-05-31' }],
  ])('is the one before, where the newest is %s', (_, change) => {
    expect(renderLot(sell({ ...newest, ...change } as Batch, older))).toContain('SY-27-01')
  })

  it('keeps its note to itself in another language than the page’s', () => {
    const html = renderLot(sell({ ...newest, language: 'hi' }))
    expect(html).toContain('SY-27-02')
    expect(html).not.toContain('Sweeter this time.')
  })
})

describe('the sentence on lead', () => {
  const withLead = (found: number | null) => {
    const { report } = example
    return sell(
      batch({
        report: { ...report, measured: { ...report?.measured, lead: { ...report?.measured.lead, found } } },
      } as Partial<Batch>),
    )
  }

  it('has what the newest report found, and the limit', () => {
    const text = leadText(withLead(0.07))
    expect(text).toContain('0.07')
    expect(text).toContain('2.5')
  })

  it('is left out where none was found, and where there is no batch', () => {
    expect(leadText(withLead(null))).toBe('')
    expect(leadText(sell())).toBe('')
  })
})
