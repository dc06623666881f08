import type { Topics } from '../model/types.ts'

/**
 * Lists the sections of home that have no content, and the blog where it has no article. Links to them are left out.
 */
export function missingSections(
  { copy, facts, ingredients, zones }: Topics,
  hasArticles: boolean,
): readonly string[] {
  const has: Readonly<Record<string, unknown>> = {
    about: copy.about.heading,
    quality: copy.about.promise,
    heritage: copy.heritage.heading,
    recipe: copy.heritage.recipe,
    benefits: copy.benefits.cards.length > 0 || copy.benefits.results || copy.benefits.timeline || facts.reel,
    testimonials: copy.testimonials.reviews.length > 0,
    'founders-heading': copy.founders.people.length > 0,
    faq: copy.faq.items.length > 0,
    guarantee: copy.shop.guarantee || facts.packs.guaranteeDays !== null,
    delivery: zones.length > 0,
    bulk: facts.delivery.bulk?.fromJars,
    ingredients: ingredients.length > 0,
    suitability: copy.suitability.ask.length > 0,
    blog: hasArticles,
  }
  return Object.keys(has).filter((id) => !has[id])
}
