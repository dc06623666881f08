import type { Content, Documents } from '../model/types.ts'

/** The sections of home, and the blog, that have nothing to show; links to them are left out. */
export function missingSections(
  { about, heritage, ...content }: Omit<Content, keyof Documents>,
  hasArticles: boolean,
): readonly string[] {
  const { benefits, packs } = content
  const has: Readonly<Record<string, unknown>> = {
    about: about.heading,
    quality: about.promise,
    heritage: heritage.heading,
    recipe: heritage.recipe,
    benefits: benefits.cards.length > 0 || benefits.results || benefits.timeline || content.reel.url,
    testimonials: content.testimonials.reviews.length > 0,
    'founders-heading': content.founders.people.length > 0,
    faq: content.faq.items.length > 0,
    guarantee: content.shop.guarantee || packs.guaranteeDays !== null,
    delivery: content.delivery.zones.list.length > 0,
    bulk: content.delivery.bulk?.fromJars,
    ingredients: content.label.ingredients.list.length > 0,
    suitability: content.suitability.ask.length > 0,
    blog: hasArticles,
  }
  return Object.keys(has).filter((id) => !has[id])
}
