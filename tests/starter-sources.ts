/*
 * Where each sentence of web/starter/ comes from. A new shop prints them in the name of a maker who has answered nothing yet,
 * so each must be true of any maker of chyawanprash who uses this software.
 */

/** At least one of these. */
export type Source = {
  /** A law, with the place in it. */
  readonly law?: string
  /** What the software does or prints, by file; several are separated by semicolons. */
  readonly setting?: string
  /** What the maker is asked before the shop opens, by the file of the question. */
  readonly fact?: string
  /** A book, with the place in it. */
  readonly book?: string
}

const LABELLING = 'Food Safety and Standards (Labelling and Display) Regulations, 2020'
const DRUGS = 'Drugs Rules, 1945'
const E_COMMERCE = 'Consumer Protection (E-Commerce) Rules, 2020'

const CHARAKA = 'Charaka Samhita, Chikitsasthana 1.1.62-74'
const SUSHRUTA =
  'Sushruta Samhita, Sutrasthana 46, on amalaka (46.143): sour, with the sweet, bitter, astringent and pungent'
const SHARANGADHARA =
  'Sharangadhara Samhita, Madhyamakhanda 8.3: threads, sinks in water, takes a print when pressed'
const PHARMACOPOEIA = 'The Ayurvedic Pharmacopoeia of India, part II, volume I, Cyavanaprasa'
const NAME = 'Monier-Williams, A Sanskrit-English Dictionary, cyavana-prasa and prasa'
/** Whom to ask first. */
const WHO_CONSUMERS =
  'World Health Organization, Guidelines on Developing Consumer Information on Proper Use of Traditional, Complementary and Alternative Medicine (2004), section 4'
const WHO_BOTULISM = 'World Health Organization, Botulism, fact sheet (2023): no honey under one year'

const LOT: Source = {
  law: `${LABELLING}, regulation 5(9); ${DRUGS}, rule 161(3)(v)`,
  setting: 'web/model/schema/batch.ts: every batch is a lot with a code',
}
const PLACE: Source = { fact: 'web/model/schema/launch.ts: maker.address' }
const FOOTER: Source = {
  setting: 'web/frame/Footer.tsx: the contacts and the maker',
  fact: 'web/model/schema/launch.ts: maker, phone',
}
const LOT_PAGE: Source = { setting: 'web/model/schema/batch.ts: madeOn and cookedBy are in every batch' }
const INGREDIENTS: Source = {
  setting: 'web/pages/home/shop/LabelPanel.tsx: the ingredients in the shop',
  fact: 'web/model/schema/launch.ts: ingredients',
}
const KEEPING: Source = {
  law: `${LABELLING}, regulation 5(10) and 5(13); ${DRUGS}, rule 161B`,
  fact: 'web/model/schema/launch.ts: keeping',
}
const CHILDREN: Source = {
  setting: 'web/words/en/doses.json: childRule',
  book: `${WHO_BOTULISM}; ${CHARAKA}, for the honey`,
}
const ASK_FIRST: Source = { book: WHO_CONSUMERS }
const CHAT: Source = { setting: 'web/words/en/chat.json: every question and order goes over WhatsApp' }
const ORDER: Source = {
  setting: 'web/words/en/shop.json: intro; web/words/en/chat.json: orderOfPack, orderForm',
}
const PAYMENT: Source = { setting: 'web/words/en/shop.json: intro; web/words/en/replies.json: howToPay' }
const WAYS_TO_PAY: Source = {
  setting: 'web/shop/delivery.ts: the rows, payment last',
  fact: 'web/model/schema/launch.ts: delivery, payment',
}
const DELIVERY: Source = {
  fact: 'web/model/schema/launch.ts: delivery, days from confirmation to the door',
}
const REFERENCE: Source = { setting: 'web/words/en/privacy-policy.md: Orders' }
/** The cases, with what to send: a case is printed where the maker has answered how long it can be reported. */
const CASES: Source = {
  law: `${E_COMMERCE}, rule 7(1)(a): how to claim, and rule 7(4): what for`,
  fact: 'web/model/schema/facts.ts: refund.windows',
}
const TAKEN_BACK: Source = { law: `${E_COMMERCE}, rule 7(4)` }
const GUARANTEE: Source = { fact: 'web/model/schema/launch.ts: packs.guaranteeDays' }
const REFUND_DAYS: Source = {
  law: `${E_COMMERCE}, rule 4(10)`,
  fact: 'web/model/schema/facts.ts: refund.refundWorkingDays, refund.refundDays',
}
const LOST: Source = { ...TAKEN_BACK, fact: 'web/model/schema/facts.ts: refund.lostAfterDays' }
const COMPLAINTS: Source = {
  law: `${E_COMMERCE}, rule 4(4)-(5)`,
  fact: 'web/model/schema/launch.ts: grievanceOfficer',
}
const SELLER: Source = {
  law: `${E_COMMERCE}, rules 4(2) and 7(1)`,
  setting: 'web/shop/seller.ts: sellerRows',
}
const RIGHTS: Source = {
  law: 'Consumer Protection Act, 2019, sections 2(9) and 100',
  setting: 'web/words/en/legal.json: rights',
}
/** What kind of text it is, and no more. */
const NO_ADVICE: Source = {
  law: 'Drugs and Magic Remedies (Objectionable Advertisements) Act, 1954, sections 3 and 4; Food Safety and Standards Act, 2006, section 53',
  book: WHO_CONSUMERS,
}

export const STARTER_SOURCES: Readonly<Record<string, Source>> = {
  // brand.json, hero.json
  '{brand.product} from {brand.city}': PLACE,
  'In the jar: {facts.ingredients}.': INGREDIENTS,

  // about.json
  'Made by {facts.firm}.': FOOTER,
  '{facts.owner}.': FOOTER,
  'Call {brand.phone}.': { fact: 'web/model/schema/launch.ts: phone' },
  'Lot {facts.lot} has a page': LOT_PAGE,
  'When it was made, by whom, and where the amla comes from.': LOT_PAGE,
  '{facts.promise}': { ...GUARANTEE, setting: 'web/words/en/shop.json: moneyBack' },
  'Know who makes it': FOOTER,
  'You can pay at the door': { fact: 'web/model/schema/launch.ts: payment.cashOnDelivery' },
  'You pay only after we confirm': PAYMENT,
  'Your order is a WhatsApp message, and you send it yourself.': ORDER,

  // products.json, notes.json
  'Amla, the Indian gooseberry, cooked to a thick paste.': {
    book: `${PHARMACOPOEIA}, composition and description`,
  },
  'Sushruta counts five tastes in the fruit: sour, sweet, bitter, pungent and astringent.[^sushruta]': {
    book: SUSHRUTA,
  },
  'Chyawanprash is named after the sage Chyavana; prasha is food.': { book: `${NAME}; ${CHARAKA}` },
  chyawanprash: { book: NAME },
  'CHYA-vun-praash, noun': { book: NAME },
  'Charaka’s book has a recipe: amla boiled with herbs, the pulp fried in ghee and oil, thickened with sugar, and honey added once it has cooled.[^charaka]':
    { book: CHARAKA },
  'Charaka Samhita, Chikitsasthana 1.1.62-74.': { book: CHARAKA },
  'Sushruta Samhita, Sutrasthana 46.143.': { book: SUSHRUTA },
  'Sharangadhara Samhita, Madhyamakhanda 8.3.': { book: SHARANGADHARA },
  'This tells of the book.': NO_ADVICE,
  'What is in this jar is listed under its ingredients.': INGREDIENTS,
  'The fruit in it': { book: `${CHARAKA}; ${PHARMACOPOEIA}, composition` },
  '{doses.childRule}': CHILDREN,
  'Sharangadhara tells the cook when such a paste is done: it draws threads, sinks in water, and takes the print of a finger.[^sharangadhara]':
    { book: SHARANGADHARA },

  // shop.json, label.json
  '{facts.pay}': PAYMENT,
  '{facts.days}': DELIVERY,
  '{facts.moneyBack}': { ...GUARANTEE, setting: 'web/words/en/shop.json: moneyBack' },
  'Keep it as the label says.': { law: `${LABELLING}, regulation 5(13); ${DRUGS}, rule 161` },
  'Every jar carries its lot': LOT,

  // suitability.json
  'Before the first spoon:': ASK_FIRST,
  'Pregnant, breastfeeding, on daily medicines, or seeing a doctor for diabetes or any other disease: ask your doctor first, and stop no medicine.':
    ASK_FIRST,
  'An allergy: read the full list on the label first, or ask us.': {
    law: `${LABELLING}, regulation 5(2); ${DRUGS}, rule 161(1)`,
  },
  'Unwell after eating it: stop, and see a doctor.': ASK_FIRST,

  // faq.json
  'How and when do I pay?': PAYMENT,
  '{facts.delivery}': DELIVERY,
  '{facts.free}': { fact: 'web/model/schema/launch.ts: packs.freeShippingFrom' },
  'The days count from the confirmation of your order.': DELIVERY,
  'On sale is lot {facts.lot}, made on {facts.madeOn} by {facts.cooks}.': LOT_PAGE,
  'The lot is printed on the label of the jar.': LOT,
  'How long does a jar keep?': KEEPING,
  '{facts.keeping}': KEEPING,
  '{label.storage}': KEEPING,
  'How much of it do I eat?': ASK_FIRST,
  'How much of it do I take?': ASK_FIRST,
  'How much sugar is in it?': INGREDIENTS,
  'These sugars go in for 100 g: {facts.sugars}.': INGREDIENTS,
  'If you have to watch your sugar, ask your doctor first.': ASK_FIRST,
  'Ask us on WhatsApp; if age or health matters, ask your doctor first.': { ...CHAT, ...ASK_FIRST },
  'Take it as the label or your physician tells you.': {
    ...ASK_FIRST,
    law: `${DRUGS}, rule 161`,
    setting: 'web/shop/fact-texts.ts: noDoses, drug',
  },
  'Write to us within {facts.damagedWithin} of delivery; later: write all the same.': {
    ...CASES,
    setting: 'web/words/en/refund.json: closedAdvice',
  },
  'A photo of the jar as it arrived helps, but it is no condition.': {
    ...TAKEN_BACK,
    setting: 'web/words/en/documents.json: columns.refundCases',
  },
  'What was paid for the jar is refunded, with its delivery charge, within {facts.refundDays} of the message in which we agree.':
    REFUND_DAYS,
  'Write to us; a photo helps.': TAKEN_BACK,
  'By law a seller refunds what arrives defective.': TAKEN_BACK,
  'How do I order?': ORDER,
  'Choose how many jars, and press the order button: WhatsApp opens with your order written out.': ORDER,
  'Add your name and address, and send it.': ORDER,
  'This website takes no money, and there is no account to open.': {
    setting: 'web/words/en/privacy-policy.md: Introduction; web/words/en/replies.json: howToPay',
  },
  'What does delivery cost, and how long does it take?': DELIVERY,
  'Which batch is my jar from?': LOT,
  'What if the jar arrives broken?': TAKEN_BACK,

  // refund.json
  'We give back what was paid for the jar.': GUARANTEE,
  'Damaged on arrival': CASES,
  'Missing item': CASES,
  'Spoiled before its date': CASES,
  'Wrong item or size': CASES,
  'the order reference, or the number that you wrote from': CASES,
  'a photo of the jar as it arrived': CASES,
  'a photo of what arrived': CASES,
  'a photo that shows what is wrong': CASES,
  'the lot and the date on the label': { ...CASES, law: `${LABELLING}, regulation 5(9) and 5(10)` },
  'What was paid for the damaged jar is refunded.': TAKEN_BACK,
  'What was paid for what is missing is refunded.': TAKEN_BACK,
  'What was paid for the spoiled jar is refunded.': TAKEN_BACK,
  'The wrong item is taken back, and what was paid for it refunded.': TAKEN_BACK,
  'Money-back guarantee': GUARANTEE,

  // policies/refund-policy.md
  'When money is given back, how {brand.name} delivers, how to cancel, and who answers a complaint.': {
    law: `${E_COMMERCE}, rule 7(1)(a)`,
  },
  'A jar that arrived broken, spoiled or not at all: write to us, and keep what arrived until you have an answer.':
    CASES,
  'By when, what helps us, and what you get:': CASES,
  'A refund is paid within {text.refundDays} of the message in which we agree to it.': REFUND_DAYS,
  'That is within one month of your message at the latest, the time that the law sets for a complaint.': {
    law: `${E_COMMERCE}, rule 4(5)`,
  },
  '{text.deliveryCharge}': {
    ...TAKEN_BACK,
    fact: 'web/model/schema/facts.ts: refund.deliveryRefunded: of the guarantee',
  },
  '{text.returnPaidBy}': { fact: 'web/model/schema/facts.ts: refund.returnPaidBy' },
  'Where we deliver, in how many days, at what charge, and how you can pay:': WAYS_TO_PAY,
  'An order begins with the message that you send on WhatsApp, and stands once we confirm it there.': {
    law: `${E_COMMERCE}, rule 4(9)`,
    setting: 'web/words/en/shop.json: intro',
  },
  'Return & Refund Policy': { law: `${E_COMMERCE}, rule 7(1)(a)` },
  'Write on WhatsApp': CHAT,
  'What the law gives you': TAKEN_BACK,
  'A seller may not refuse to take back goods that are defective, deficient or spurious, or not as described or agreed, or that come later than the delivery time stated, nor refuse to refund what was paid for them.':
    TAKEN_BACK,
  'A delay that nobody could help (force majeure) is the exception.': {
    law: `${E_COMMERCE}, rule 7(4), proviso`,
  },
  'This is rule 7 of the Consumer Protection (E-Commerce) Rules, 2020.': TAKEN_BACK,
  '{legal.rights}': RIGHTS,
  'Delivery and payment': WAYS_TO_PAY,
  '{list.delivery}': WAYS_TO_PAY,
  '{delivery.free}': { fact: 'web/model/schema/launch.ts: packs.freeShippingFrom' },
  'These days count from the confirmation of your order.': {
    fact: 'web/model/schema/launch.ts: delivery, days from confirmation to the door',
  },
  'Cancelling an order': { law: `${E_COMMERCE}, rule 4(8)` },
  'To cancel, write in the same chat.': CHAT,
  'By rule 4 of the same Rules a seller may charge for cancelling a confirmed order only if it bears a similar charge when it cancels one.':
    { law: `${E_COMMERCE}, rule 4(8)` },
  'A parcel that does not come': LOST,
  'A parcel that has not come {text.lostAfter} after the last day of its delivery time counts as lost, and what was paid for it is refunded.':
    LOST,
  '{table.refundCases}': CASES,
  'If a window has closed': RIGHTS,
  '{refund.closedAdvice}': { ...RIGHTS, setting: 'web/words/en/refund.json: closedAdvice' },
  'When the money is back': REFUND_DAYS,
  'The order reference': REFERENCE,
  'It is the six letters and figures on the first line of the message that the order button writes.':
    REFERENCE,
  'If you deleted it, give the number that you wrote from, and the day.': REFERENCE,
  Complaints: COMPLAINTS,
  '{legal.complaintClock}': COMPLAINTS,
  'Complaints are answered by {text.officer}.': COMPLAINTS,
  'The order reference is the number of a complaint, too: ask by it how yours stands.': REFERENCE,
  '{legal.helpline}': { setting: 'web/words/en/legal.json: helpline, the National Consumer Helpline' },
  'Who sells and answers': SELLER,
  '{list.seller}': SELLER,
  'How to write': CASES,

  // policies/disclaimer.md
  Disclaimer: NO_ADVICE,
  'What the texts on the {brand.name} website are, what they are not, and whom to ask before eating {brand.product}.':
    NO_ADVICE,
  '{faq.card.button}': { setting: 'web/words/en/faq.json: card' },
  'Please read this before you act on anything that you read here about health.': NO_ADVICE,
  'Not medical advice': NO_ADVICE,
  'The texts on this website are **not medical advice**.': NO_ADVICE,
  'They do not replace an examination by a doctor.': NO_ADVICE,
  'Never put off seeing a doctor because of something read here.': NO_ADVICE,
  'Ask first': ASK_FIRST,
  'Ask your doctor or a qualified Ayurvedic practitioner before you eat it if': ASK_FIRST,
  'you are pregnant,': ASK_FIRST,
  'you are breastfeeding,': ASK_FIRST,
  'you have a medical condition, or': ASK_FIRST,
  'you take medicines.': ASK_FIRST,
  'For children: {doses.childRule}': CHILDREN,
  'Read the list of ingredients on the label, above all if you have an allergy.': {
    law: `${LABELLING}, regulation 5(2); ${DRUGS}, rule 161(1)`,
  },
  'If you feel unwell after eating it, stop, and see a doctor.': ASK_FIRST,
  'What the old books say': NO_ADVICE,
  'Where this website quotes an old book, it says what the book says.': NO_ADVICE,
  'Under which law it is sold, and by whom': SELLER,
  'Your rights': RIGHTS,
}
