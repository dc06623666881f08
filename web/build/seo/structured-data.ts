import { localeOf } from '#contract/languages.ts'
import type { Content } from '#web/content/content.ts'
import type { Article } from '#web/content/schema/documents.ts'
import { batchPath } from '#web/domain/batch.ts'
import { fill } from '#web/domain/fill.ts'
import { type View, viewAt, views } from '#web/views.ts'
import { absolute, addresses, articleAt, cardOf, publishedAt } from './addresses.ts'
import { offersAt, shippingOf } from './offers.ts'

/** Names by which the parts of one page's data, and the pages among each other, refer to the same thing. */
const ids = {
  organization: absolute('/#organization'),
  website: absolute('/#website'),
  product: absolute('/#product'),
  blog: absolute(`${views.blog.path}#blog`),
}

/** Refers to the maker, whom every page describes. */
const maker = { '@id': ids.organization }

/** What a page is about, in the words of schema.org. Ratings and customer counts are the owner's claims and stay out. */
export function structuredData(path: string, content: Content) {
  return {
    '@context': 'https://schema.org',
    '@graph': [organization(content), website(content), ...mainThings(path, content)],
  }
}

function mainThings(path: string, content: Content) {
  const view = viewAt(path)
  const article = articleAt(path, content.articles)
  if (article)
    return [articleData(article, content), trail(content, views.blog, { name: article.title, path })]
  if (view.name === 'home') return [product(content)]
  if (view.name === 'blog') return [blogData(content), trail(content, view)]
  const batch = content.batches.find((each) => batchPath(each) === path)
  // Nothing is sold on a batch's page.
  if (batch) return [trail(content, view, { name: fill(content.batch.lot, { lot: batch.lot }), path })]
  return [webPage(content, view), trail(content, view)]
}

function organization({ brand, legal }: Content) {
  return {
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
    ...(brand.social && { sameAs: [brand.social.profile] }),
  }
}

function website({ brand, language }: Content) {
  return {
    '@type': 'WebSite',
    '@id': ids.website,
    name: brand.name,
    url: absolute('/'),
    inLanguage: localeOf(language),
    publisher: maker,
  }
}

function product(content: Content) {
  const { brand, language, pages } = content
  return {
    '@type': 'Product',
    '@id': ids.product,
    name: `${brand.name} ${brand.product}`,
    description: pages.home.description,
    image: absolute(addresses.card(views.home.name, language)),
    url: absolute('/#shop', language),
    brand: { '@type': 'Brand', name: brand.name },
    manufacturer: maker,
    offers: offersAt(new Date(), content).map(
      ({ id, size, description, price, soldOut, gtin, priceValidUntil }) => ({
        '@type': 'Offer',
        name: `${brand.name} ${brand.product}, ${size}`,
        description,
        sku: id,
        ...(gtin ? { gtin } : {}),
        price,
        priceCurrency: 'INR',
        availability: availabilityOf(soldOut),
        ...(priceValidUntil && { priceValidUntil }),
        url: absolute('/#shop', language),
        seller: maker,
        shippingDetails: shippingOf(price, content),
        // The guarantee pays money back without a return, which the vocabulary has no word for; the link tells of it.
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: 'IN',
          returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
          merchantReturnLink: absolute(views['refund-policy'].path, language),
        },
      }),
    ),
  }
}

/** The word of schema.org for whether a pack can be ordered. */
export function availabilityOf(soldOut: boolean) {
  return soldOut ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock'
}

function blogData({ articles, blog, language, pages }: Content) {
  return {
    '@type': 'Blog',
    '@id': ids.blog,
    name: blog.title,
    description: pages.blog.description,
    url: absolute(views.blog.path),
    inLanguage: localeOf(language),
    publisher: maker,
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

function articleData(article: Article, { articles, categories, language }: Content) {
  const address = addresses.article(article)
  return {
    '@type': 'Article',
    '@id': absolute(`${address}#article`),
    headline: article.title,
    alternativeHeadline: article.subtitle,
    description: article.excerpt,
    image: absolute(cardOf(address, articles, language)),
    datePublished: publishedAt(article),
    dateModified: publishedAt(article),
    author: { '@type': 'Organization', name: article.author, url: absolute(views.blog.path) },
    publisher: maker,
    mainEntityOfPage: absolute(address),
    isPartOf: { '@id': ids.blog },
    articleSection: categories[article.category].name,
    keywords: [...article.tags],
    timeRequired: `PT${article.readTime}M`,
    inLanguage: localeOf(language),
    isAccessibleForFree: true,
  }
}

function webPage({ brand, language, pages }: Content, view: View) {
  return {
    '@type': 'WebPage',
    name: `${pages[view.name].title} | ${brand.name}`,
    description: pages[view.name].description,
    url: absolute(view.path, language),
    inLanguage: localeOf(language),
    isPartOf: { '@id': ids.website },
  }
}

/** The way from the home page. */
function trail({ brand, language, pages }: Content, view: View, part?: { name: string; path: string }) {
  const steps = [
    { name: brand.name, path: views.home.path },
    { name: pages[view.name].title, path: view.path },
    ...(part ? [part] : []),
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path, language),
    })),
  }
}
