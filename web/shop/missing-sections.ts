import type { Content } from '../model/content.ts'

type Facts = Pick<
  Content,
  | 'about'
  | 'benefits'
  | 'delivery'
  | 'faq'
  | 'founders'
  | 'heritage'
  | 'label'
  | 'packs'
  | 'reel'
  | 'shop'
  | 'suitability'
  | 'testimonials'
>

/** The sections of home, and the blog, that have nothing to show; links to them are left out. */
export function missingSections(content: Facts, hasArticles: boolean): readonly string[] {
  const {
    about,
    benefits,
    delivery,
    faq,
    founders,
    heritage,
    label,
    packs,
    shop,
    suitability,
    testimonials,
  } = content
  const has: Readonly<Record<string, unknown>> = {
    about: about.heading,
    quality: about.promise,
    heritage: heritage.heading,
    recipe: heritage.recipe,
    benefits: benefits.cards.length > 0 || benefits.results || benefits.timeline || content.reel.url,
    testimonials: testimonials.reviews.length > 0,
    'founders-heading': founders.people.length > 0,
    faq: faq.items.length > 0,
    guarantee: shop.guarantee || packs.guaranteeDays !== null,
    delivery: delivery.zones.list.length > 0,
    bulk: delivery.bulk?.fromJars,
    ingredients: label.ingredients.list.length > 0,
    suitability: suitability.ask.length > 0,
    blog: hasArticles,
  }
  return Object.keys(has).filter((id) => !has[id])
}
