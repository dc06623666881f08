// The brand. Everything here may change; the whole site follows, addresses and pictures of the name included.

/** How often the launch popup opens: on every home view (the specification's rule), once a browser session, or never. */
export type PopupFrequency = 'every-visit' | 'once-per-session' | 'off'

/** Used in addresses: lower case letters, digits and hyphens only. */
export const slug = 'samayu'

export const brand = {
  /** A made-up maker, so that the site can be shown. The launch check asks for a real one. */
  sample: true,
  name: 'Samāyu',
  slug,
  product: 'Chyawanprash',
  tagline: 'Hand-made chyawanprash from Pune. No added preservatives, colour or flavour.',
  devanagari: {
    word: 'समायु',
    parts: [
      { devanagari: 'सम', latin: 'sama', meaning: 'even, balanced, whole' },
      { devanagari: 'आयु', latin: 'āyu', meaning: 'life, the span of living' },
    ],
    meaning: 'a life in balance',
    /** What else a reader may hear in the word. */
    note: 'Our reading of sama + āyus; in Hindi it can also mean “of the same age”.',
  },
  phone: '+91 20 5550 0134',
  email: 'hello@samayu.example',
  /** The short link that opens a chat. */
  chatLink: 'https://wa.me/912055500134',
  socialProfile: 'https://www.instagram.com/samayu.example/',
  socialHandle: '@samayu.example',
  /** The address of one reel on the social profile, as its Share button gives it. */
  reelUrl: 'https://www.instagram.com/reel/SAMPLEREEL01/',
  city: 'Pune',
  address: 'Pune, Maharashtra, India',
  /** Where the site is published, without a slash at the end. */
  siteUrl: 'https://samayu.example',
  copyrightYear: 2025,
  popup: 'every-visit' as PopupFrequency,
} as const
