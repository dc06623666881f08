import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fieldTitle, ownerReason, titlePath } from '#web/model/titles.ts'
import type { Json } from '#web/model/types.ts'
import { type Problem, validate } from '#web/model/validation.ts'

it('the name of a field is its title, or its key in words', () => {
  expect(fieldTitle('per100g', { title: 'Its title' })).toBe('Its title')
  const titles = ['afterOpening', 'per100g', 'spoonsADay', 'grievance-officer'].map((key) => fieldTitle(key))
  expect(titles).toEqual(['After opening', 'Per 100g', 'Spoons a day', 'Grievance officer'])
})

it.each([
  ['facts/launch.json', ['offer', 'endsOn'], 'Open the shop → Offer → Last day'],
  ['facts/launch.json', ['packs', 'list', 1, 'mrp'], /^Open the shop → Packs and prices → .+ → 2 → MRP$/],
  ['en/faq.json', ['items', 13, 'answer'], /^Questions → .+ → 14 → Answer$/],
  ['mr/batches/SY-26-02.json', ['report', 'number'], 'Marathi: Batch SY-26-02 → Report → Number'],
  ['en/nothing.json', ['a', 2, 'bC'], 'Nothing → A → 3 → B c'],
] as const)('the place of a field, %s %j, is named by titles', (file, path, title) => {
  expect(titlePath(file, path)).toEqual(typeof title === 'string' ? title : expect.stringMatching(title))
})

it('names the list with the number of an entry that is wrong', () => {
  const problem: Problem = { file: 'batches/SY-26-02.json', path: ['notes', 1], message: 'is missing' }
  expect(ownerReason(problem)).toBe('Notes 2 is missing (Batch SY-26-02 → Notes → 2)')
  expect(ownerReason({ ...problem, path: [] })).toBe('Batch SY-26-02: is missing')
})

describe('what is wrong with a value', () => {
  it.each([
    [z.number().nonnegative(), -1, 'must be at least 0'],
    [z.string().regex(/^a/, 'must begin with a'), 'b', 'must begin with a'],
    [z.enum(['leaf', 'sun']), 'moon', 'must be one of these: leaf, sun'],
    [z.enum('abcdefghi'.split('')), 'z', 'is none of the choices'],
    [z.union([z.string(), z.number()]), true, 'is not of the right kind'],
  ] satisfies [z.ZodType, Json, string][])('is said in plain words (%#)', (schema, value, message) => {
    const messages: string[] = []
    validate(schema, value, (_, text) => messages.push(text))
    expect(messages).toEqual([message])
  })
})
