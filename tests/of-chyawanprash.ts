/** Words of chyawanprash and of its jar, which no software’s text has. A spoon is one of the portions, and jam one of the kinds. */
export const OF_CHYAWANPRASH = new RegExp(
  [
    /\b(amla|amalaki|ayurved\w*|ayush|boil\w*|charaka|chyawan\w*|decoctions?|doctors?|herb\w*|jam|ladle|pans?|practitioners?|rasayana|sanskrit|sushruta|spoons? a day|wellness)\b/,
    /(?<![{.])\bjars?\b(?!})|(?<![ऀ-ॿ])जार|बरण[ीय्]/,
    /आवळ|आंवल|आँवल|आमलकी|आयुर्वेद|आयुष|उकळ|उबाल|काढा|काढ़ा|कढई|कड़ाही|च्यवन|जडीबुट|जड़ी|डॉक्टर|वनौषधी|वैद्य|शिजव|संस्कृत/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
)
