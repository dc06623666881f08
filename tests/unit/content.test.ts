import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { checkContent, contentProblems } from '#web/build/checks/content.ts'
import { schemas } from '#web/build/checks/content-schemas.ts'

const entry = (name: string) => {
  const found = schemas.find((schema) => schema.name === name)
  if (!found) throw new Error(`There is no schema of ${name}`)
  return found
}

it('the content has the form that its schemas ask for', () => {
  expect(checkContent).not.toThrow()
})

describe('contentProblems', () => {
  it.each([
    ['a field that is missing', 'legal', { regime: undefined }, 'web/content/legal.ts: legal.regime:'],
    ['a field of another type', 'offer', { percent: '15' }, 'web/content/offer.ts: offer.percent:'],
    ['a day that there is not', 'offer', { endsOn: '2027-02-30' }, 'web/content/offer.ts: offer.endsOn:'],
    ['an unknown field', 'payment', { cheque: true }, 'web/content/delivery.ts: payment:'],
  ])('names file and field of %s', (_, name, change, message) => {
    const { value, ...rest } = entry(name)
    const problems = contentProblems({ ...rest, value: { ...(value as object), ...change } })
    expect(problems).toEqual([expect.stringContaining(message)])
  })

  it('wants the ingredients in descending order of weight', () => {
    const { value, ...rest } = entry('ingredients')
    const { list } = value as { list: object[] }
    expect(contentProblems({ ...rest, value: { list: list.toReversed() } })).toEqual([
      expect.stringContaining('descending order of weight'),
    ])
  })

  it('wants every entry of a record under its id', () => {
    const schema = z.record(z.string(), z.object({ id: z.string() }))
    const value = { left: { id: 'right' } }
    expect(contentProblems({ file: 'x.ts', name: 'all', value, schema })).toEqual([
      'web/content/x.ts: all.left.id: is right',
    ])
  })
})
