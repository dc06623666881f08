import { measureLinkToChat } from './link-to-chat.ts'

/** `npm run bench`, which builds first: prints the figures and their limits, and fails where one is beyond its limit. */
Object.assign(process.env, { CI: '1', WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' })
const figures = await measureLinkToChat()
console.table(
  figures.map(({ name, measured, most }) => ({
    '': name,
    measured: Math.round(measured),
    limit: most ?? '',
    met: measured > (most ?? measured) ? 'NO' : 'yes',
  })),
)
process.exit(figures.some(({ measured, most = measured }) => measured > most) ? 1 : 0)
