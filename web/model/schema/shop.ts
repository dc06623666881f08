import { z } from 'zod'
import {
  code,
  list,
  ofClaim,
  optionalText,
  optionalTexts,
  pictureName,
  pluralTexts,
  range,
  text,
  texts,
} from './fields.ts'
import { DAY_UNITS } from './launch.ts'

/* What is sold, on what terms, and what is said of it in chats. */

export const shop = {
  words: z
    .strictObject({
      eyebrow: text(),
      heading: text(),
      headingOne: text().meta({ description: 'The heading where one pack is sold' }),
      intro: text().meta({ description: 'How an order goes, told here once' }),
      onSale: text().meta({
        description: 'The newest batch: {lot} and {bestBefore}; its first note follows',
      }),
      onSaleExpiry: text().meta({ description: 'The same of a drug, which expires' }),
      onSaleLot: text(),
      moneyBack: texts('text', 'promise').meta({
        description: 'The guarantee of a shop that has no words of its own for it, with {days}',
      }),
      policyLink: text(),
      selector: text(),
      popular: text(),
      price: texts('mrp', 'save', 'unit', 'per100g', 'perDay', 'range').extend({
        instead: text().meta({ description: 'Read aloud before the MRP that is struck through' }),
      }),
      order: texts(
        'jars',
        'less',
        'more',
        'count',
        'several',
        'mrpEach',
        'freeTo',
        'chargedTo',
        'chargedAlwaysTo',
        'badJars',
        'bulk',
        'unreached',
        'askUnreached',
        'bothSizes',
        'soldOut',
      )
        .extend({ said: pluralTexts().meta({ description: 'Read aloud when the number of jars changes' }) })
        .meta({ title: 'The bar with the order button' }),
      enlarge: texts('open', 'label', 'front', 'back', 'spoon', 'previous', 'next', 'close', 'count').meta({
        title: 'The pictures of a jar, seen large',
      }),
      calculator: z.strictObject({
        heading: text(),
        short: text().meta({ description: 'Beside the closed calculator' }),
        adults: text(),
        children: text(),
        result: z.strictObject({
          days: pluralTexts(),
          take: text(),
          takeSeveral: text(),
          nobody: text(),
          limit: text().meta({ description: 'Where a box has no number of people from 0 to {max}' }),
        }),
      }),
    })
    .meta({ title: 'Shop' }),
  copy: optionalTexts('cardTitle').extend({
    terms: optionalText().meta({ words: true, description: 'Below the order button: how it is paid' }),
    whyMore: optionalText().meta({ words: true, description: 'Why it costs more than a big brand' }),
    guarantee: texts('text', 'promise').extend(ofClaim).nullish(),
  }),
}

export const packs = {
  words: texts('soldOut')
    .extend({
      tellMe: text().meta({ description: 'Beside “sold out”: asks for word when the pack is back' }),
      size: text().meta({ description: 'Of a pack that has no words of its own, with {grams}' }),
      order: text().meta({ description: 'Its order button, with {grams}; the price is set beside it' }),
    })
    .meta({ title: 'Packs' }),
  copy: z.strictObject({
    list: list(
      z.strictObject({
        id: code(),
        size: text(),
        description: optionalText(),
        savings: optionalText(),
        order: text().meta({ description: 'Words of the order button; the price is set beside them' }),
      }),
    ),
  }),
}

export const delivery = {
  facts: z
    .strictObject({
      bulk: z
        .strictObject({
          fromJars: z.int().positive().meta({ description: 'From how many jars an order is a bulk order' }),
        })
        .nullish(),
    })
    .meta({ title: 'Bulk orders' }),
  words: texts('heading', 'free', 'shipsFree', 'charged', 'chargedAlways')
    .extend({
      pin: texts('label', 'place', 'ships', 'charged', 'kept', 'digits', 'foreign', 'zero').meta({
        title: 'The PIN code and what it tells',
      }),
      payment: z.strictObject({
        name: text(),
        ways: texts('upi', 'bankTransfer', 'cashOnDelivery'),
        withCash: text(),
        withoutCash: text(),
        sentence: text(),
      }),
      zones: z.strictObject({
        line: text().meta({ description: 'A zone in one line' }),
        range: text().meta({ description: 'A range of days or of rupees' }),
        days: z.record(z.enum(DAY_UNITS), pluralTexts()),
        within: z
          .record(z.enum(DAY_UNITS), pluralTexts())
          .meta({ description: 'The same, where it says until when something happens' }),
      }),
      bulk: texts('heading', 'text', 'button'),
    })
    .meta({ title: 'Delivery' }),
  copy: z.strictObject({
    zones: z.strictObject({ list: list(z.strictObject({ id: code(), name: text() })) }).prefault({}),
  }),
}

const amounts = range(z.number().positive())
const reading = z.strictObject({ spoon: z.enum(['teaspoon', 'tablespoon']), spoonsADay: amounts })
const amount = texts('amount')

/** A shop gives a table of amounts, or none. */
export const doses = {
  facts: z
    .strictObject({
      spoons: z
        .strictObject({ teaspoon: z.number().positive(), tablespoon: z.number().positive() })
        .meta({ title: 'Grams in a level spoon' }),
      studied: amounts.meta({ title: 'Grams a day in the studies of adults' }),
      adultsDaily: reading.meta({ title: 'Adults, to begin with' }),
      adultsFuller: reading,
      overFive: reading.meta({ title: 'Children of 6 to 12 years, to begin with' }),
      threeToTwelve: reading.meta({ title: 'Children of 3 to 12 years, the fuller amount' }),
      household: z
        .strictObject({ adults: z.int().nonnegative(), children: z.int().nonnegative() })
        .meta({ title: 'What the calculator begins with' }),
    })
    .meta({ title: 'Amounts to take' }),
  words: texts('heading', 'childRule', 'amountAndGrams')
    .extend({
      grams: texts('one', 'range'),
      columns: texts('who', 'begin', 'fuller'),
      table: z.strictObject({
        underOne: texts('who', 'begin'),
        oneAndTwo: texts('who', 'begin'),
        threeToFive: texts('who', 'begin'),
        sixToTwelve: texts('who'),
        adults: texts('who'),
      }),
    })
    .meta({ title: 'Amounts to take' }),
  copy: z.strictObject({
    fullerNote: text(),
    adultsDaily: amount,
    adultsFuller: amount,
    overFive: amount,
    threeToTwelve: amount,
    note: text().meta({ description: 'Below the table' }),
  }),
}

/** The nutrients that a label may name. */
const NUTRIENTS = [
  'energy',
  'protein',
  'carbohydrate',
  'sugars',
  'added-sugars',
  'fat',
  'saturated-fat',
  'trans-fat',
  'cholesterol',
  'sodium',
  'vitamin-c',
] as const

/** A row of the label; one without a value is left out. */
const value = () => z.strictObject({ value: optionalText() }).prefault({})

export const label = {
  facts: z
    .strictObject({
      nutrition: list(
        z.strictObject({
          id: z.enum(NUTRIENTS),
          unit: z.enum(['kcal', 'g', 'mg']),
          per100g: z.number().nonnegative().nullable().default(null),
          source: code().nullish(),
          part: z.boolean().nullish().meta({ description: 'A part of the row above it' }),
          perDay: z
            .number()
            .positive()
            .nullish()
            .meta({ description: 'What an adult needs or should not exceed in a day, in the same unit' }),
        }),
      ).meta({ title: 'Nutrition' }),
      vegetarian: z.boolean().nullable().default(null),
      noAllergens: z.boolean().default(false).meta({
        title: 'No allergens',
        description:
          'Whether it has none of those that a label must declare; any that it has are in the words of the label',
      }),
    })
    .meta({ title: 'Label' }),
  words: texts('eyebrow', 'heading', 'more', 'notMeasured')
    .extend({
      units: texts('kcal', 'kg', 'g', 'mg'),
      serving: text().meta({ description: 'Of the nutrition table' }),
      ingredients: texts('heading', 'contains', 'note', 'named', 'unnamed', 'askNames'),
      allergens: texts('name', 'none'),
      nutrition: z.array(z.strictObject({ name: text(), id: z.enum(NUTRIENTS) })),
      nutritionTable: texts('heading', 'short').extend({
        columns: texts('per100g', 'perServing', 'ofDay'),
      }),
      facts: texts('heading', 'short').extend({
        category: texts('name', 'aahara', 'food', 'drug').meta({
          description: 'The name of the food and its category by law',
        }),
        purpose: texts('name'),
        netWeight: texts('name', 'value', 'plain'),
        bestBefore: texts('name', 'value'),
        expiry: texts('name', 'value', 'short').meta({ description: 'The same of a drug' }),
        reference: texts('name').meta({ description: 'The book that the recipe follows' }),
      }),
      afterOpening: text().meta({ description: 'A sentence' }),
      useAfterOpening: text().meta({ description: 'The same of a drug' }),
      vegetarianMark: texts('yes', 'no'),
    })
    .meta({ title: 'Label' }),
  copy: z.strictObject({
    storage: optionalText().meta({ words: true, description: 'How to keep a jar' }),
    ingredients: z
      .strictObject({
        herbs: texts('text').extend({ article: code(), anchor: code() }).nullish(),
        herbNames: optionalText().meta({
          words: true,
          title: 'The names of the herbs',
          description: 'Each, as the label has to name it (Labelling and Display Regulations, 2020, 5(2))',
        }),
        list: list(texts('name').extend({ purpose: optionalText(), id: code() })),
      })
      .prefault({}),
    allergens: z
      .strictObject({
        list: list(
          texts('name').extend({
            source: text().meta({ description: 'In the middle of a sentence, with what it comes from' }),
          }),
        ),
      })
      .prefault({}),
    facts: z.strictObject({ purpose: value(), reference: value() }).prefault({}),
    picture: pictureName().nullish(),
  }),
}

const CASES = ['damaged', 'missing', 'spoiled', 'wrong', 'guarantee'] as const
const window = z.union([
  z.strictObject({ hours: z.int().positive() }),
  z.strictObject({ days: z.int().positive() }),
])

export const refund = {
  facts: z
    .strictObject({
      refundWorkingDays: z
        .int()
        .positive()
        .nullish()
        .meta({ description: 'From our yes until the money is paid back' }),
      refundDays: z
        .int()
        .positive()
        .nullish()
        .meta({ description: 'The same in calendar days: one of the two is empty' }),
      lostAfterDays: z
        .int()
        .positive()
        .meta({ description: 'After the last day of the delivery time a parcel counts as lost' }),
      windows: z
        .strictObject({ damaged: window, missing: window, spoiled: window, wrong: window })
        .meta({ description: 'How long after delivery we must be told' }),
      returnPaidBy: z.enum(['maker', 'customer']).nullish().meta({
        title: 'Who pays for sending a jar back',
        description: 'The refund policy has to say it (E-Commerce Rules, 2020, rule 7(1)(a))',
      }),
      deliveryRefunded: z.boolean().nullish().meta({
        title: 'Whether a refund includes the delivery charge',
      }),
    })
    .refine((facts) => !facts.refundWorkingDays !== !facts.refundDays, {
      path: ['refundWorkingDays'],
      message: 'must be given, or refundDays instead of it',
    })
    .meta({ title: 'Refunds' }),
  words: z
    .strictObject({
      hours: pluralTexts(),
      days: pluralTexts(),
      workingDays: pluralTexts(),
      closedAdvice: text().meta({ description: 'No window ends a right' }),
      returnCost: texts('maker', 'customer'),
      deliveryCharge: texts('refunded', 'kept'),
    })
    .meta({ title: 'Refunds' }),
  copy: z.strictObject({
    guaranteeTerms: optionalText().meta({
      words: true,
      description: 'What the guarantee covers, in one meaning wherever it is named',
    }),
    cases: list(
      z.strictObject({
        id: z.enum(CASES),
        name: text(),
        send: z.array(text()).min(1).meta({ title: 'What to send' }),
        remedy: text().meta({ title: 'What we do' }),
        note: optionalText(),
      }),
    ),
  }),
}

/** What the owner copies into a chat. They never hold a payment link: several apps refuse links from a browser. */
export const replies = {
  words: texts(
    'howToPay',
    'upi',
    'deliveryFree',
    'deliveryCharged',
    'sentToday',
    'parcel',
    'howToTake',
    'recall',
  ).meta({ title: 'Replies to customers' }),
}

/** The messages with which chat links open WhatsApp. Keep them short: some phones cut a long text. */
export const chat = {
  words: texts(
    'onWhatsApp',
    'floatingButton',
    'order',
    'eachSize',
    'orderOfPack',
    'toPin',
    'toPinFree',
    'jars',
    'total',
    'totalFree',
    'totalWithoutDelivery',
    'otherSize',
    'otherSizes',
    'gift',
    'reorder',
    'question',
    'bulk',
    'bulkOfPack',
    'unreached',
    'backInStock',
    'recall',
    'unknownLot',
  )
    .extend({
      orderForm: text().meta({ description: 'What the customer fills in after the total, a line each' }),
    })
    .meta({ title: 'Chat messages' }),
}
