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
      handler: () => ({ code: `export const claims = ${JSON.stringify(publicFields())}`, map: null }),
    },
  }
}

function publicFields() {
  return Object.fromEntries(
    Object.values(claims).map(({ id, value, shown, ...claim }) => [
      id,
      {
        id,
        value,
        shown,
        ...('number' in claim && { number: claim.number }),
        ...('label' in claim && { label: claim.label }),
        ...('qualifier' in claim && { qualifier: claim.qualifier }),
        ...('survey' in claim && { survey: claim.survey }),
      },
    ]),
  )
}
