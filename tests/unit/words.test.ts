import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const FOLDER = 'web/content'
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|md|json)$/.test(file))
  .map((file) => ({
    file,
    text: readFileSync(`${FOLDER}/${file}`, 'utf8').replace(/^\s*(\/\/|\*|\/\*\*).*$/gm, ''),
  }))

const holding = (words: RegExp) => files.filter(({ text }) => words.test(text)).map(({ file }) => file)

describe('what visitors read no longer', () => {
  it.each([
    ['calls these the first jars beside 15 years of making', /first jars/i],
    ['calls the list of ingredients short', /short label|needs explaining/i],
    ['distrusts gold lids, a dark colour or smoothness', /lid is gold|jet black|perfect smoothness/i],
    ['runs out in February and sells through the summer', /run out in february/i],
    ['offers the jam to any child', /for any child|any child\b/i],
    ['calls it no medicine while Charaka calls rasayana a treatment', /a daily food, not a medicine/i],
    ['leaves sugar out of the blend', /amla, honey and (other )?herbs/i],
    ['promises to be free of lead without limits', /free of lead and harmful metals\.(?! )/i],
    ['hints at other makers', /warehouse|storekeeper|flavoured sweet/i],
    [
      'speaks in riddles',
      /your spoon does the rest|argument between tastes|to keep it company|whole morning/i,
    ],
  ])('%s', (_, words) => {
    expect(holding(words)).toEqual([])
  })
})
