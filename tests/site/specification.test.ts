import { describe, expect, it } from 'vitest'
import { content } from '../content.ts'
import { page, section } from './build-output.ts'

const { facts, words, copy } = content

type Labels = {
  /** Elements or texts of their own, to the letter, between bars. */
  exact: string
  /** Within sentences, where the specification quotes no label but describes the content. */
  said?: string
}

/** Every label of the specification's section 2, by the page that shows it. */
const LABELS: Record<string, Labels> = {
  '/': {
    exact: `Limited Time Offer! | 15% FLAT OFF on MRP | Order Now | Shop Now | Home | About | Heritage | Shop | Benefits
      | Testimonials | Blog | Shop ${facts.brand.name} Now | 10,000+ Happy Customers | 4.9 Customer Rating | No Preservatives
      | 100% Organic | Doctor Crafted | 34 Herbs | Zero Preservatives | 3,000+ | 40+ | Key highlights | How to consume
      | Did You Know? | Shop Pure ${copy.brand.product} | 500g | ₹633 | Premium Family Pack | Best Value | POPULAR
      | Order 500g Pack | 250g | ₹330 | Personal Trial Pack | Try First | Order 250g Pack | 95% | 88% | 92% | Week 1-2
      | Week 3-4 | Month 2+ | Featured in | Know More | Show Less | Shop Founder-Crafted ${copy.brand.product}
      | Frequently Asked Questions | Still Have Questions? | Contact Our Experts
      | Get answers to the most common questions about the product, its benefits, usage, and safety.
      | Our Ayurvedic experts are here to help you on your wellness journey. | Company | Quality Promise
      | Ayurvedic Doctors | Wellness Blog | Products | Premium ${copy.brand.product} | Organic Ingredients
      | Traditional Recipes | Bulk Orders | Support | Customer Care | Shipping Info | Return Policy | FAQ | Legal
      | Privacy Policy | Refund Policy | Disclaimer | Contact | ${facts.brand.phone} | ${facts.brand.email} | ${copy.brand.tagline}
      | Follow Us | We're Live! | Explore Website | Close`,
    said: `zero preservatives | doctor formulated | pure ingredients | balanced wellness | sustained vitality
      | ancient wisdom | years of tradition | 40+ herbs | 20x more Vitamin C than oranges | sodium benzoate
      | 1-2 teaspoons daily | warm milk or water | early morning | on an empty stomach
      | free shipping on orders of ₹550 and above | 30-day money-back guarantee | immunity | energy | heart health
      | memory | respiratory support | family wellness | 30 days | repurchase rate | 20+ years | 13+ years
      | 30+ combined years | 15 years of chyawanprash making | ${copy.brand.city} | © 2025
      | contains no steroids | no refrigeration needed | free of lead and harmful metals | fine in summer
      | Adults 1 tablespoon twice a day; ages 3 to 12 half teaspoon twice a day
      | Adults 1-2 teaspoons daily; children over 5 years half to 1 teaspoon`,
  },
  '/refund-policy': {
    exact: `Return & Refund Policy | ${facts.brand.email} | ${facts.brand.phone}`,
    said: `24 hours | 10 days | no general returns once an order is confirmed | 24 to 48 hours
      | natural variation in taste, texture, colour or aroma is not spoilage`,
  },
  '/disclaimer': {
    exact: 'Disclaimer | Contact Our Experts',
    said: `educational | not medical advice | pregnant | breastfeeding | medical condition | medication | no medical claims
      | no liability for adverse effects | continuing to use this website you accept`,
  },
  '/privacy-policy': {
    exact: `1. Introduction | 2. Information We Collect | 3. How We Use Your Information | 4. Cookies & Tracking
      | 5. Data Sharing | 6. Your Rights | 7. Security Measures | 8. Policy Updates | 9. Contact Us`,
    said: 'Last updated 14 August 2025',
  },
  '/blog': {
    exact: `Search articles... | Categories | (6) | (2) | (1) | Previous | Next | 1 of 6 | Share | Order Now
      | Learn More About ${facts.brand.name}`,
  },
  '/blog/ayurveda-modern-life': {
    exact: `Coming Soon | 3 of 6 | Share | Order Now | Learn More About ${facts.brand.name}`,
  },
}

const listOf = (labels: string) =>
  labels
    .replace(/\s+/g, ' ')
    .split('|')
    .map((label) => label.trim())

const ATTRIBUTES = ['aria-label', 'placeholder', 'alt']

/** Lists every text that a page shows or gives to a screen reader: of each element, and of each piece of text in it. */
function textsOn(path: string): Set<string> {
  const $ = page(path)
  const elements = $('body *').not('script, style').toArray()
  const texts = elements.flatMap((element) => [
    $(element).text(),
    ...ATTRIBUTES.map((name) => $(element).attr(name) ?? ''),
    ...element.childNodes.filter(({ type }) => type === 'text').map((node) => $(node).text()),
  ])
  return new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()))
}

describe.each(Object.entries(LABELS))('%s', (path, { exact, said }) => {
  const texts = textsOn(path)
  const allText = [...texts].join('\n').toLowerCase()

  it('shows each label of the specification, and says what it describes', () => {
    expect(listOf(exact).filter((label) => !texts.has(label))).toEqual([])
    expect(listOf(said ?? '').filter((words) => !allText.includes(words.toLowerCase()))).toEqual([])
  })
})

it('has as many questions, testimonials, founders and benefits as the specification', () => {
  const $ = page('/')
  expect($('#faq h3 button')).toHaveLength(13)
  expect($('#testimonials blockquote')).toHaveLength(9)
  expect(section($, words.founders.heading).find('li h3')).toHaveLength(3)
  expect($('ul[aria-labelledby="benefits-heading"] > li')).toHaveLength(6)
})

it('has the six articles of the specification, in its order', () => {
  const links = page('/blog')('nav[aria-labelledby="articles-heading"] a').toArray()
  expect(links.map(({ attribs: { href } }) => href)).toEqual([
    '/blog/best-chyawanprash-guide',
    `/blog/${facts.brand.slug}-immunity-booster`,
    '/blog/ayurveda-modern-life',
    '/blog/chyawanprash-vs-supplements',
    '/blog/boost-immunity-naturally',
    '/blog/seasonal-ayurveda-guide',
  ])
})
