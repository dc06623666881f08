import { describe, expect, it } from 'vitest'
import {
  decoction,
  ingredients,
  labelRows,
  labelText,
  nutrition,
  perServing,
  plants,
  stirredIn,
  unknowns,
} from '#web/content/label.ts'
import { pictures } from '#web/content/pictures.ts'
import { herbRing } from '#web/content/products.ts'
import { offerFacts, productFacts, shippingFacts } from '#web/content/structured.ts'

describe('the label', () => {
  it('names sugar, ghee and sesame oil beside amla and honey', () => {
    const names = ingredients.list.map(({ name }) => name).join(', ')
    for (const ingredient of ['Amla', 'Sugar', 'Honey', 'ghee', 'Sesame oil'])
      expect(names).toContain(ingredient)
  })

  it('lists 34 herbs in the decoction, each once and with its Hindi name', () => {
    expect(new Set(decoction.herbs.map(({ sanskrit }) => sanskrit)).size).toBe(34)
    for (const { hindi } of [...decoction.herbs, ...stirredIn.herbs])
      expect(hindi).toMatch(/^[\u0900-\u097f ]+$/)
  })

  it('has no herb that the recipe has not', () => {
    const all = JSON.stringify([decoction, stirredIn, ingredients])
    expect(all).not.toMatch(/turmeric|haldi|saffron|kesar\b|cloves?\b/i)
    for (const { alt, ...picture } of Object.values(pictures)) {
      expect(alt).not.toMatch(/turmeric|saffron|clove/i)
      if ('note' in picture) expect(picture.note).toContain('not in the jar')
    }
  })

  it('draws only herbs of the list around the amla', () => {
    expect(herbRing.herbs).toHaveLength(8)
  })

  it('gives each serving its share, and nothing where nothing is known', () => {
    expect(perServing({ id: 'x', name: 'x', unit: 'g', per100g: 56 })).toBe(4.2)
    expect(perServing({ id: 'x', name: 'x', unit: 'kcal', per100g: 290 })).toBe(22)
    expect(perServing({ id: 'x', name: 'x', unit: 'g', per100g: null })).toBeNull()
  })

  it('says what a buyer asks', () => {
    const names = labelRows.map(({ name }) => name)
    for (const name of ['Category', 'Purpose', 'Net weight', 'Best before']) expect(names).toContain(name)
    expect(labelText.ingredients.short).toBe('Contains milk (ghee) and sesame (sesame oil)')
  })

  it('counts 39 different plants, two of which are boiled and stirred in', () => {
    expect(plants).toBe(39)
    expect(unknowns).toContain('vitamin C')
  })
})

describe('the facts for search engines', () => {
  it('give the offer’s price its last day, and the MRP none', () => {
    expect(offerFacts(new Date('2026-12-24T12:00:00Z'))[0]).toMatchObject({
      price: 633,
      priceValidUntil: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    })
    const after = offerFacts(new Date('2099-01-01T12:00:00Z'))[0]
    expect(after).toMatchObject({ price: 745 })
    expect(after?.priceValidUntil).toBeUndefined()
  })

  it('leave out what is not known', () => {
    expect(productFacts.map(({ value }) => value)).not.toContain(null)
    const known = nutrition.filter(({ per100g }) => per100g !== null)
    expect(productFacts.filter(({ name }) => name.endsWith('per 100 g'))).toHaveLength(known.length)
  })

  it('ship for nothing from the limit on', () => {
    expect(shippingFacts(633).map(({ rupees }) => rupees)).toEqual([0, 0, 0])
    expect(Math.min(...shippingFacts(330).map(({ rupees }) => rupees))).toBeGreaterThan(0)
  })
})
