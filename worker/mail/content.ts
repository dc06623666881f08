import brandWords from '#web/content/en/brand.json' with { type: 'json' }
import mailWords from '#web/content/en/mail.json' with { type: 'json' }
import brandFacts from '#web/content/facts/brand.json' with { type: 'json' }
import { filled } from '#web/domain/placeholders.ts'

const values = { brand: { ...brandFacts, ...brandWords } }

/** What the Worker needs of the site's content. */
export const brand = filled(values.brand, values)
export const mail = filled(mailWords, values)
