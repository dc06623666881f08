import type { Plugin } from 'vite'
import { claims } from '../../content/claims.ts'

/** Of the ledger of claims only what is shown goes to browsers; proofs, notes and dates are the owner's. */
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
