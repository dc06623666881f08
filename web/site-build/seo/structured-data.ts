import { localeOf } from '#contract/languages.ts'
import { readPhone } from '#contract/phone.ts'
import { takesOrders } from '#web/model/shop-state.ts'
import type { Article, Content, ContentWith, Pack } from '#web/model/types.ts'
import { batchesOnSale, batchPath } from '#web/shop/batch.ts'
import { endOfDay, isWithin, startOfDay } from '#web/shop/day.ts'
import { fill } from '#web/shop/fill.ts'
import { pageTexts } from '#web/shop/page-texts.ts'
import { type View, viewAt, views } from '#web/views.ts'
import { absoluteAddress, addresses, articleAt, cardOf, publicationTime } from './addresses.ts'
import { offersAt, shippingOf } from './offers.ts'

/** The content, and the address of the site without a slash at its end. */
export type SiteContent = Content & { readonly siteUrl: string }

/** The ids by which the parts of the data, on one page and across pages, refer to the same thing. */
const idsOf = ({ siteUrl }: SiteContent) => ({
  organization: absoluteAddress(siteUrl, '/#organization'),
  product: absoluteAddress(siteUrl, '/#product'),
})

/** Refers to the maker, whom every page describes. */
const makerOf = (content: SiteContent) => ({ '@id': idsOf(content).organization })

/** What a page is about, in the words of schema.org. Ratings and customer counts are the owner's claims and stay out. */
export function structuredData(path: string, content: SiteContent) {
  return {
    '@context': 'https://schema.org',
    '@graph': [organization(content), ...mainThings(path, content)],
  }
}

function mainThings(path: string, content: SiteContent) {
  const view = viewAt(path)
  const article = articleAt(path, content.articles)
  if (article)
    return [articleData(article, content), trail(content, views.blog, { name: article.title, path })]
  if (view.name === 'home') return [product(content)]
  const batch = content.batches.find((each) => batchPath(each) === path)
  // Nothing is sold on a batch's page.
  if (batch) return [trail(content, view, { name: fill(content.words.batch.lot, { lot: batch.lot }), path })]
  return [trail(content, view)]
}

function organization(content: SiteContent) {
  const { siteUrl, facts, copy } = content
  return {
    '@type': 'LocalBusiness',
    '@id': idsOf(content).organization,
    name: facts.brand.name,
    url: absoluteAddress(siteUrl, '/'),
    logo: absoluteAddress(siteUrl, addresses.touchIcon),
    email: facts.brand.email,
    telephone: readPhone(facts.brand.phone)?.international ?? facts.brand.phone,
    ...(facts.legal.businessName && { legalName: facts.legal.businessName }),
    address: {
      '@type': 'PostalAddress',
      ...(facts.legal.address && { streetAddress: facts.legal.address }),
      addressLocality: copy.brand.city,
      addressCountry: 'IN',
    },
    ...(facts.brand.social && { sameAs: [facts.brand.social.profile] }),
  }
}

function product(content: SiteContent) {
  const { copy, language, shopState, siteUrl, facts, words } = content
  return {
    '@type': 'Product',
    '@id': idsOf(content).product,
    name: `${facts.brand.name} ${copy.brand.product}`,
    description: words.pages.home.description,
    image: absoluteAddress(siteUrl, addresses.card(views.home.name, language)),
    url: absoluteAddress(siteUrl, '/#shop', language),
    brand: { '@type': 'Brand', name: facts.brand.name },
    manufacturer: makerOf(content),
    ...(takesOrders(shopState) && { offers: offersOf(content) }),
  }
}

function offersOf(content: SiteContent) {
  const { copy, language, siteUrl, facts } = content
  const today = new Date()
  return offersAt(today, content).map((pack) => {
    const { id, size, description, price, gtin, priceValidUntil } = pack
    return {
      '@type': 'Offer',
      name: `${facts.brand.name} ${copy.brand.product}, ${size}`,
      ...(description && { description }),
      sku: id,
      ...(gtin ? { gtin } : {}),
      price,
      priceCurrency: 'INR',
      ...availabilityOf(pack, content, today),
      ...(priceValidUntil && { priceValidUntil }),
      url: absoluteAddress(siteUrl, '/#shop', language),
      seller: makerOf(content),
      shippingDetails: shippingOf(price, content),
      // The guarantee pays money back without a return, for which the vocabulary has no word; the link explains it.
      ...(facts.refund?.noGeneralReturns && {
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: 'IN',
          returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
          merchantReturnLink: absoluteAddress(siteUrl, views['refund-policy'].path, language),
        },
      }),
    }
  })
}

/**
 * Whether a pack can be ordered, in the words of schema.org, and from or until when; nothing is said where no lot of it is
 * on sale.
 */
export function availabilityOf(
  { id, soldOut }: Pick<Pack, 'id' | 'soldOut'>,
  content: Pick<Content, 'batches' | 'packs'> & ContentWith<'facts.closed'>,
  today: Date,
) {
  const { closed } = content.facts
  if (soldOut) return { availability: 'https://schema.org/OutOfStock' }
  if (closed && isWithin(today, closed.from, closed.to))
    return {
      availability: 'https://schema.org/OutOfStock',
      availabilityStarts: endOfDay(closed.to).toISOString(),
    }
  const isOfPack = ({ packs }: { readonly packs: readonly string[] }) => packs.includes(id)
  const isSold = batchesOnSale(content, today).some(isOfPack)
  return (
    isSold && {
      availability: 'https://schema.org/InStock',
      ...(closed && { availabilityEnds: startOfDay(closed.from).toISOString() }),
    }
  )
}

function articleData(article: Article, content: SiteContent) {
  const { articles, categories, language, siteUrl } = content
  const address = addresses.article(article)
  return {
    '@type': 'Article',
    '@id': absoluteAddress(siteUrl, `${address}#article`),
    headline: article.title,
    alternativeHeadline: article.subtitle,
    description: article.excerpt,
    image: absoluteAddress(siteUrl, cardOf(address, articles, language)),
    datePublished: publicationTime(article),
    dateModified: publicationTime(article),
    author: { '@type': 'Organization', name: article.author, url: absoluteAddress(siteUrl, views.blog.path) },
    publisher: makerOf(content),
    mainEntityOfPage: absoluteAddress(siteUrl, address),
    articleSection: categories[article.category]?.name ?? '',
    keywords: [...article.tags],
    timeRequired: `PT${article.readTime}M`,
    inLanguage: localeOf(language),
    isAccessibleForFree: true,
  }
}

/** The breadcrumbs from the home page. */
function trail(content: SiteContent, view: View, part?: { name: string; path: string }) {
  const { facts, language, siteUrl } = content
  const steps = [
    { name: facts.brand.name, path: views.home.path },
    { name: pageTexts(content)[view.name].title, path: view.path },
    ...(part ? [part] : []),
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteAddress(siteUrl, path, language),
    })),
  }
}
