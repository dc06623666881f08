import type { Plugin } from 'vite'
import { claims } from '../../content/claims.ts'

/** Keeps evidence, notes and review dates of the claims ledger out of the browser's code: only what is shown is bundled. */
export function publicClaims(): Plugin {
  return {
    name: 'public-claims',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/content\/claims\.ts$/ },
      handler: () => ({ code: `export const claims = ${JSON.stringify(shown())}`, map: null }),
    },
  }
}

function shown() {
  return Object.fromEntries(
    Object.values(claims).map(({ id, value, ...claim }) => [
      id,
      {
        id,
        value,
        ...('number' in claim && { number: claim.number }),
        ...('label' in claim && { label: claim.label }),
      },
    ]),
  )
}
