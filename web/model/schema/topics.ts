import { about } from './about.ts'
import { batchWords } from './batch.ts'
import { benefits } from './benefits.ts'
import { blogWords, categories } from './blog.ts'
import { brandFacts, brandWords } from './brand.ts'
import { chat } from './chat.ts'
import { claimFacts, claimWords, confirmedFacts } from './claims.ts'
import { deliveryFacts, deliveryWords } from './delivery.ts'
import { documentWords } from './documents.ts'
import { doseFacts, doseWords } from './doses.ts'
import { faq } from './faq.ts'
import { founders } from './founders.ts'
import { herbFacts, herbWords } from './herbs.ts'
import { heritage } from './heritage.ts'
import { hero } from './hero.ts'
import { labelFacts, labelWords } from './label.ts'
import { languages } from './languages.ts'
import { latinFacts } from './latin.ts'
import { legalFacts, legalWords } from './legal.ts'
import { limitFacts, limitWords } from './limits.ts'
import { mail } from './mail.ts'
import { footer, navigation, notFound } from './navigation.ts'
import { newsletter, signUp } from './newsletter.ts'
import { notes } from './notes.ts'
import { openingFacts } from './opening.ts'
import { packWords } from './packs.ts'
import { pages } from './pages.ts'
import { pictures } from './pictures.ts'
import { myDataWords, policyWords } from './policy.ts'
import { popup } from './popup.ts'
import { preview } from './preview.ts'
import { productWords } from './products.ts'
import { promo } from './promo.ts'
import { question } from './question.ts'
import { readFacts } from './read.ts'
import { reelFacts, reelWords } from './reel.ts'
import { refundFacts, refundWords } from './refund.ts'
import { replies } from './replies.ts'
import { searchFacts } from './search.ts'
import { shop } from './shop.ts'
import { site } from './site.ts'
import { suitability } from './suitability.ts'
import { survey } from './survey.ts'
import { testimonials } from './testimonials.ts'

/** What is the same in every language: facts/<topic>.json. */
export const factTopics = {
  brand: brandFacts,
  claims: claimFacts,
  confirmed: confirmedFacts,
  delivery: deliveryFacts,
  doses: doseFacts,
  herbs: herbFacts,
  label: labelFacts,
  latin: latinFacts,
  legal: legalFacts,
  limits: limitFacts,
  opening: openingFacts,
  read: readFacts,
  reel: reelFacts,
  refund: refundFacts,
  search: searchFacts,
}

/** Words of what is in English only. */
export const sourceTopics = {
  blog: blogWords,
  categories,
}

/** Words: <language>/<topic>.json. A topic that has facts too is one object of both. */
export const wordTopics = {
  about,
  batch: batchWords,
  benefits,
  brand: brandWords,
  chat,
  claims: claimWords,
  delivery: deliveryWords,
  documents: documentWords,
  doses: doseWords,
  faq,
  footer,
  founders,
  herbs: herbWords,
  heritage,
  hero,
  label: labelWords,
  languages,
  legal: legalWords,
  limits: limitWords,
  mail,
  myData: myDataWords,
  navigation,
  newsletter,
  notFound,
  notes,
  packs: packWords,
  pages,
  pictures,
  policy: policyWords,
  popup,
  preview,
  products: productWords,
  promo,
  question,
  reel: reelWords,
  refund: refundWords,
  replies,
  shop,
  signUp,
  site,
  suitability,
  survey,
  testimonials,
}
