import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fill } from '#web/domain/fill.ts'
import { content } from '../content.ts'
import { page, textOf } from './build-output.ts'

const { list, name, back } = content.notes
const $ = page('/')
const notes = $('.notes li')
const numbers = $('sup a')

it('prints each note of the demonstration once, as the text has it', () => {
  const texts = notes.toArray().map((note) => textOf($(note).find('span')))
  expect(texts.toSorted()).toEqual(list.map(({ text }) => text).toSorted())
})

it('numbers the notes in the order in which the page refers to them', () => {
  const firsts = numbers.filter('[id]')
  expect(firsts.toArray().map((number) => textOf($(number)))).toEqual(
    notes.toArray().map((_, place) => String(place + 1)),
  )
})

it('leads from each number to its note, which describes it, and from each note back', () => {
  for (const number of numbers.toArray()) {
    const { href = '', 'aria-describedby': describedBy } = number.attribs
    expect(href).toBe(`#${describedBy}`)
    expect($(`.notes li [id="${describedBy}"]`)).toHaveLength(1)
    expect($(number).attr('aria-label')).toBe(fill(name, { number: textOf($(number)) }))
  }
  for (const [index, note] of notes.toArray().entries()) {
    const way = $(note).find('a')
    expect(way.attr('aria-label')).toBe(fill(back, { number: index + 1 }))
    expect($(`sup a[id="${way.attr('href')?.slice(1)}"]`)).toHaveLength(1)
  }
})

it('leaves no mark of a note in any page', () => {
  const pages = readdirSync('dist/site', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )
  expect(pages.filter((name) => readFileSync(join('dist/site', name), 'utf8').includes('[^'))).toEqual([])
})
