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
