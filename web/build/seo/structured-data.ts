import type {
  Article as ArticleData,
  Blog,
  BreadcrumbList,
  Graph,
  LocalBusiness,
  Product,
  Report,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts'
import type { Article } from '#web/content/articles.ts'
import type { Batch } from '#web/content/batch.ts'
import { batches, reportOf } from '#web/content/batches.ts'
import { blog } from '#web/content/blog.ts'
import { brand } from '#web/content/brand.ts'
import { categories } from '#web/content/categories.ts'
import { legal } from '#web/content/legal.ts'
import { packs } from '#web/content/packs.ts'
import { offerFacts, productFacts, shippingFacts } from '#web/content/structured.ts'
import { type View, viewAt, views } from '#web/views.ts'
import { absolute, addresses, articleAt, cardOf, publishedAt } from './addresses.ts'

const LANGUAGE = 'en-IN'

/** Names by which the parts of one page's data, and the pages among each other, refer to the same thing. */
const ids = {
  organization: absolute('/#organization'),
  website: absolute('/#website'),
  product: absolute('/#product'),
  blog: absolute(`${views.blog.path}#blog`),
}

/**
 * What a page is about, in the words of schema.org. Ratings and customer counts are the owner's claims and stay out.
 *
 * @param path the path of a page that may be listed
 * @param articles all of them
 */
export function structuredData(path: string, articles: readonly Article[]): Graph {
  const view = viewAt(path)
  const article = articleAt(path, articles)
  const batch = batches.find((each) => batchPath(each) === path)
  return {
    '@context': 'https://schema.org',
    '@graph': [organization, website, ...about(view, article, batch, articles)],
  }
}

function about(
  view: View,
  article: Article | undefined,
  batch: Batch | undefined,
  articles: readonly Article[],
): Thing[] {
  if (article)
    return [
      articleData(article, articles),
      trail(views.blog, { title: article.title, path: addresses.article(article) }),
    ]
  if (view.name === 'home') return [product]
  if (view.name === 'blog') return [blogData(articles), trail(view)]
  if (batch) return [batchData(batch), trail(view, { title: `Lot ${batch.lot}`, path: batchPath(batch) })]
  return [webPage(view), trail(view)]
}

const organization = {
  '@type': 'LocalBusiness',
  '@id': ids.organization,
  name: brand.name,
  url: absolute('/'),
  logo: absolute('/icon-512.png'),
  email: brand.email,
  telephone: brand.phone,
  ...(legal.businessName && { legalName: legal.businessName }),
  address: {
    '@type': 'PostalAddress',
    ...(legal.address && { streetAddress: legal.address }),
    addressLocality: brand.city,
    addressCountry: 'IN',
  },
  sameAs: [brand.socialProfile],
} satisfies LocalBusiness

const website = {
  '@type': 'WebSite',
  '@id': ids.website,
  name: brand.name,
  url: absolute('/'),
  inLanguage: LANGUAGE,
  publisher: { '@id': ids.organization },
} satisfies WebSite

const product = {
  '@type': 'Product',
  '@id': ids.product,
  name: `${brand.name} ${brand.product}`,
  description: views.home.description,
  image: absolute(addresses.card(views.home.name)),
  url: absolute('/#shop'),
  brand: { '@type': 'Brand', name: brand.name },
  manufacturer: { '@id': ids.organization },
  additionalProperty: productFacts.map((fact) => ({
    '@type': 'PropertyValue',
    name: fact.name,
    value: fact.value,
    ...('unit' in fact && { unitText: fact.unit }),
  })),
  offers: offerFacts(new Date()).map(({ id, size, price, soldOut, gtin, priceValidUntil }) => ({
    '@type': 'Offer',
    name: `${brand.name} ${brand.product}, ${size}`,
    description: packs.find((pack) => pack.id === id)?.description ?? '',
    sku: id,
    ...(gtin ? { gtin } : {}),
    price,
    priceCurrency: 'INR',
    availability: availabilityOf(soldOut),
    ...(priceValidUntil && { priceValidUntil }),
    url: absolute('/#shop'),
    seller: { '@id': ids.organization },
    shippingDetails: shippingFacts(price).map(shippingDetails),
    // The guarantee pays money back without a return, which the vocabulary has no word for; the link tells of it.
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'IN',
      returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
      merchantReturnLink: absolute(views['refund-policy'].path),
    },
  })),
} satisfies Product

/** The word of schema.org for whether a pack can be ordered. */
export function availabilityOf(soldOut: boolean) {
  return soldOut ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock'
}

function shippingDetails({ name, country, rupees, transitDays }: ReturnType<typeof shippingFacts>[number]) {
  return {
    '@type': 'OfferShippingDetails',
    shippingLabel: name,
    shippingRate: { '@type': 'MonetaryAmount', value: rupees, currency: 'INR' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      transitTime: {
        '@type': 'QuantitativeValue',
        minValue: transitDays.from,
        maxValue: transitDays.to,
        unitCode: 'DAY',
      },
    },
  } as const
}

function blogData(articles: readonly Article[]): Blog {
  return {
    '@type': 'Blog',
    '@id': ids.blog,
    name: blog.title,
    description: views.blog.description,
    url: absolute(views.blog.path),
    inLanguage: LANGUAGE,
    publisher: { '@id': ids.organization },
    blogPost: articles
      .filter(({ full }) => full)
      .map((article) => ({
        '@type': 'BlogPosting',
        headline: article.title,
        url: absolute(addresses.article(article)),
        datePublished: publishedAt(article),
      })),
  }
}

function articleData(article: Article, articles: readonly Article[]): ArticleData {
  const address = addresses.article(article)
  const section = categories.find(({ id }) => id === article.category)?.name
  return {
    '@type': 'Article',
    '@id': absolute(`${address}#article`),
    headline: article.title,
    alternativeHeadline: article.subtitle,
    description: article.excerpt,
    image: absolute(cardOf(address, articles)),
    datePublished: publishedAt(article),
    dateModified: publishedAt(article),
    author: { '@type': 'Organization', name: article.author, url: absolute(views.blog.path) },
    publisher: { '@id': ids.organization },
    mainEntityOfPage: absolute(address),
    isPartOf: { '@id': ids.blog },
    ...(section && { articleSection: section }),
    keywords: [...article.tags],
    timeRequired: `PT${article.readTime}M`,
    inLanguage: LANGUAGE,
    isAccessibleForFree: true,
  }
}

function batchPath({ lot }: Batch): string {
  return `${views.batch.path}/${lot}`
}

/** A batch's page is about its laboratory report: nothing is sold there, so it is no product page. */
function batchData(batch: Batch): Report {
  const { report, lot, madeOn } = batch
  const url = absolute(batchPath(batch))
  const file = reportOf(batch)
  return {
    '@type': 'Report',
    '@id': `${url}#report`,
    name: `Laboratory report of lot ${lot}`,
    reportNumber: report.number,
    datePublished: report.date,
    author: { '@type': 'Organization', name: report.laboratory },
    publisher: { '@id': ids.organization },
    mainEntityOfPage: url,
    inLanguage: LANGUAGE,
    isAccessibleForFree: true,
    about: {
      '@type': 'IndividualProduct',
      name: `${brand.name} ${brand.product}, lot ${lot}`,
      productionDate: madeOn,
      manufacturer: { '@id': ids.organization },
    },
    ...(file && {
      encoding: { '@type': 'MediaObject', encodingFormat: 'application/pdf', contentUrl: absolute(file) },
    }),
  }
}

function webPage(view: View): WebPage {
  return {
    '@type': 'WebPage',
    name: view.title,
    description: view.description,
    url: absolute(view.path),
    inLanguage: LANGUAGE,
    isPartOf: { '@id': ids.website },
  }
}

/** The way from the home page; what a page is called there ends before the brand's name. */
function trail(view: View, page?: { title: string; path: string }): BreadcrumbList {
  const steps = [
    { name: brand.name, path: views.home.path },
    { name: view.title.replace(` | ${brand.name}`, ''), path: view.path },
    ...(page ? [{ name: page.title, path: page.path }] : []),
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  }
}
