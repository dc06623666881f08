import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fill } from '#web/shop/fill.ts'
import { content } from '../content.ts'
import { page, textOf } from './build-output.ts'

const {
  copy: {
    notes: { list },
  },
  words: {
    notes: { name, back },
  },
} = content
const $ = page('/')
const notes = $('[aria-labelledby="notes-heading"] li')
const numbers = $('sup a')

it('prints each note of the demonstration once, numbered in the order in which the page refers to them', () => {
  const texts = notes.toArray().map((note) => textOf($(note).find('span')))
  expect(texts.toSorted()).toEqual(list.map(({ text }) => text).toSorted())
  const seen = new Set(numbers.toArray().map((number) => textOf($(number))))
  expect([...seen]).toEqual(texts.map((_, place) => String(place + 1)))
})

it('leads from each number to its note, which describes it, and from each note back to every number', () => {
  for (const number of numbers.toArray()) {
    const { href = '', 'aria-describedby': describedBy } = number.attribs
    expect(href).toBe(`#${describedBy}`)
    expect($(`[aria-labelledby="notes-heading"] li [id="${describedBy}"]`)).toHaveLength(1)
    expect($(number).attr('aria-label')).toBe(fill(name, { number: textOf($(number)) }))
  }
  for (const [index, note] of notes.toArray().entries()) {
    const number = index + 1
    const references = numbers.toArray().filter((each) => textOf($(each)) === String(number))
    const ways = $(note).find('a').toArray()
    expect(ways.map(({ attribs }) => attribs.href)).toEqual(references.map(({ attribs }) => `#${attribs.id}`))
    const names = ways.map(({ attribs }) => attribs['aria-label'])
    if (ways.length === 1) expect(names).toEqual([fill(back.one, { number })])
    else expect(names).toEqual(ways.map((_, place) => fill(back.several, { number, place: place + 1 })))
  }
})

it('leaves no mark of a note in any page', () => {
  const pages = globSync('dist/site/**/*.html')
  expect(pages.filter((name) => readFileSync(name, 'utf8').includes('[^'))).toEqual([])
})
