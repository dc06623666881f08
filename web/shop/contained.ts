import { patternOf } from './phrases.ts'

/**
 * The groups of allergens that a label has to declare: Food Safety and Standards (Labelling and Display) Regulations, 2020,
 * regulation 5(14). Sulphites count from 10 mg/kg.
 */
export const ALLERGENS = [
  'gluten',
  'crustacean',
  'milk',
  'egg',
  'fish',
  'nuts',
  'soybean',
  'sulphite',
] as const
export type Allergen = (typeof ALLERGENS)[number]

/**
 * What else a label has to warn of. Honey: no baby under one may have it, for botulism (WHO, fact sheet “Botulism”). Sweeteners
 * and glutamate: the declarations of Schedule II of the same Regulations; its polyols and polydextrose count from 10 %, of which
 * the shop's facts do not tell. Caffeine: the words for caffeinated beverages, Food Products Standards and Food Additives
 * Regulations, 2011, 2.10.6. No regulation has words for alcohol in a food that is no beverage.
 */
export const WARNED = [
  'honey',
  'alcohol',
  'caffeine',
  'aspartame',
  'acesulfame',
  'saccharin',
  'sweetener',
  'polyols',
  'sorbitol',
  'polydextrose',
  'glutamate',
] as const
export type Warned = (typeof WARNED)[number]

/** What an ingredient may contain; `none` answers that it has no allergen, whatever its name suggests. */
export const CONTAINED = [...ALLERGENS, ...WARNED, 'none'] as const

/** What forms show of those whose value does not explain itself. */
export const CONTAINED_NAMES: Readonly<Partial<Record<(typeof CONTAINED)[number], string>>> = {
  gluten: 'Gluten: wheat, barley, rye, oats',
  crustacean: 'Crustaceans: prawns, crabs',
  nuts: 'Peanuts or tree nuts',
  sulphite: 'Sulphites, from 10 mg/kg',
  acesulfame: 'Acesulfame potassium',
  sweetener: 'Another sweetener without calories',
  glutamate: 'Monosodium glutamate',
  none: 'No allergen, whatever its name suggests',
}

/** The names by which an ingredient is recognised, in English, Marathi and Hindi. A star stands for any end of a word. */
const NAMES: Readonly<Record<Allergen | Warned, string>> = {
  gluten:
    'wheat, wholewheat, atta, aata, maida, semolina, sooji, suji, rava, rawa, dalia, barley, rye, oat, oats, spelt, malt, bread, vermicelli, seviyan, asafoetida, asafetida, hing, गहू, गव्ह*, कणीक, कणकेच*, मैदा, मैद्य*, रवा, रव्य*, जव, ओट्स, हिंग, हिंगा*, गेहूँ, गेहूं, आटा, आटे, मैदे, सूजी, दलिया, जौ, ब्रेड, हींग',
  crustacean:
    'prawn, prawns, shrimp, shrimps, crab, crabs, lobster, lobsters, kolambi, jhinga, कोळंबी*, सोडे, जवळा, खेकडा, खेकड्य*, झींगा, झींगे, केकड़ा, केकड़े',
  milk: 'milk, ghee, butter, buttermilk, curd, curds, dahi, yogurt, yoghurt, paneer, khoa, khoya, mawa, mava, cream, malai, cheese, whey, casein, caseinate, lactose, chhena, chenna, rabdi, दूध, दुध*, तूप, तुपा*, लोणी, लोण्य*, दही, दह्य*, ताक, ताका*, पनीर*, खवा, खव्य*, मावा, माव्य*, साय, चीज, घी, मक्खन, छाछ, खोया, खोये, मलाई, छेना, चीज़, रबड़ी',
  egg: 'egg, eggs, albumen, mayonnaise, अंडं, अंडे, अंडी, अंड्य*, अंडा, अंडों',
  fish: 'fish, anchovy, anchovies, tuna, mackerel, bangda, sardine, sardines, bombil, bombay duck, surmai, pomfret, salmon, मासा, मासे, माशा*, माशां*, बांगडा, बांगड्य*, बोंबील, सुरमई, पापलेट, मछली, मछलि*',
  nuts: 'peanut, peanuts, groundnut, groundnuts, moongphali, mungfali, almond, almonds, badam, cashew, cashews, cashewnut, cashewnuts, kaju, walnut, walnuts, akhrot, pistachio, pistachios, pista, hazelnut, hazelnuts, pecan, pecans, macadamia, chilgoza, nut, nuts, dry fruits?, dryfruits?, शेंगदाणा, शेंगदाणे, शेंगदाण्य*, बदाम, बदामा*, काजू, अक्रोड, अक्रोडा*, पिस्ता, पिस्ते, सुकामेवा, मूँगफली, मूंगफली, बादाम, अखरोट, मेवा, मेवे, चिलगोज़ा',
  soybean:
    'soy, soya, soybean, soybeans, soyabean, soyabeans, tofu, tempeh, सोया, सोयाबीन, सोयाबिन, सोयाबीनच*',
  sulphite:
    'sulphite, sulphites, sulfite, sulfites, metabisulphite, metabisulfite, bisulphite, bisulfite, sulphur dioxide, sulfur dioxide, kms, (?:ins|e) ?22[0-8], सल्फाइट, सल्फाईट, मेटाबायसल्फाइट',
  honey: 'honey, madhu, madh, shahad, shehad, मध, मधा*, मधु, शहद',
  alcohol:
    'alcohol, ethanol, rum, brandy, wine, whisky, whiskey, vodka, gin, beer, liqueur, feni, mead, अल्कोहोल, अल्कोहल, ॲल्कोहोल, एल्कोहल, मद्य, दारू, शराब, रम, ब्रँडी, ब्रांडी, वाइन, वाईन, बिअर, बीयर',
  caffeine: 'caffeine, guarana, कॅफीन, कॅफिन, कैफ़ीन, कैफीन',
  aspartame: 'aspartame, (?:ins|e) ?951, (?:ins|e) ?962, ॲस्पार्टेम, एस्पार्टेम',
  acesulfame: 'acesulfame, (?:ins|e) ?950, (?:ins|e) ?962, ॲसेसल्फेम, एसेसल्फेम',
  saccharin: 'saccharin, saccharine, (?:ins|e) ?954, सॅकरिन, सैकरीन',
  sweetener:
    'sweetener, sweeteners, sucralose, neotame, stevia, steviol, monk fruit, (?:ins|e) ?955, (?:ins|e) ?960, (?:ins|e) ?961, सुक्रालोज, सुक्रालोज़, स्टीव्हिया, स्टीविया',
  polyols:
    'polyol, polyols, maltitol, mannitol, isomalt, lactitol, xylitol, erythritol, (?:ins|e) ?421, (?:ins|e) ?953, (?:ins|e) ?96[5-8], माल्टिटॉल, झायलिटॉल, ज़ाइलिटोल, एरिथ्रिटॉल',
  sorbitol: 'sorbitol, (?:ins|e) ?420, सॉर्बिटॉल, सोर्बिटोल',
  polydextrose: 'polydextrose, (?:ins|e) ?1200, पॉलिडेक्स्ट्रोज',
  glutamate:
    'monosodium glutamate, msg, ajinomoto, tasting salt, (?:ins|e) ?621, अजिनोमोटो, मोनोसोडियम ग्लुटामेट',
}
// Marked as pure: the dashboard's bundle, which does not use it, leaves it out.
const PATTERNS = /* @__PURE__ */ (Object.keys(NAMES) as (Allergen | Warned)[]).map(
  (contained) => [contained, patternOf(NAMES[contained].split(', '))] as const,
)

/**
 * Names that have another's word in them, with what is left of them: milk and butter of plants, vinegar, liquorice. Oils are
 * exempt, because the refined ones have no protein (regulation 5(14), proviso).
 */
const MISLEADING = [
  [/\bcream of tartar\b/giu, ''],
  [/\b(almond|cashew|coconut|groundnut|oat|peanut|rice|soya?|cocoa|shea) (?:milk|butter|cream)\b/giu, '$1'],
  [/(?:नारळ|नारियल)\S*(?: का)? (?:दूध|मलाई)/giu, ''],
  [/\b(?:wheat ?germ|groundnut|peanut|almond|soya?|soya?bean) oil\b/giu, ''],
  [/(?:शेंगदाण\S*|सोयाबी?न\S*|बदामा?\S*|मूँगफली|मूंगफली|बादाम)(?: का)? तेल/giu, ''],
  [/\bwine vinegar\b|\byash?ti ?madhu\b/giu, ''],
] as const

/** The names of added sugars, besides honey: Food Safety and Standards (Advertising and Claims) Regulations, 2018. */
const SUGARS =
  'sugar, sugars, jaggery, gur, gud, khand, khandsari, mishri, misri, bura, molasses, kakvi, treacle, syrup, syrups, sucrose, dextrose, glucose, fructose, maltose, साखर, साखरे*, खडीसाखर, खडीसाखरे*, गूळ, गुळ*, खांड, खांडे*, काकवी, सिरप, ग्लुकोज, चीनी, शक्कर, गुड़, खाँड, खंड, मिश्री, बूरा, ग्लूकोज़'

const withoutMisleading = (names: string) =>
  MISLEADING.reduce((text, [name, rest]) => text.replace(name, rest), names.normalize())

/** Whether a name is that of an added sugar, such as jaggery. */
export function isNameOfSugar(names: string): boolean {
  return patternOf(`${NAMES.honey}, ${SUGARS}`.split(', ')).test(withoutMisleading(names))
}

/** Lists what an ingredient has in it by its names, its compounds in brackets included. */
export function containedByName(names: string): (Allergen | Warned)[] {
  const plain = withoutMisleading(names)
  return PATTERNS.flatMap(([contained, pattern]) => (pattern.test(plain) ? [contained] : []))
}
