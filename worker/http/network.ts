const GROUPS = 8
/** Providers assign a /64 to one household or server. */
const HOUSEHOLD_GROUPS = 4

/** The key of a client's rate limit: its IPv4 address, or the /64 of an IPv6 one, whose holder may use all of it. */
export function networkOf(address = 'unknown'): string {
  if (!address.includes(':')) return address
  const [before = '', after] = address.toLowerCase().split('::')
  const head = groupsOf(before)
  const tail = groupsOf(after ?? '')
  const zeros = after === undefined ? 0 : Math.max(0, GROUPS - head.length - tail.length)
  const groups = [...head, ...Array.from({ length: zeros }, () => '0'), ...tail]
  return `${groups.slice(0, HOUSEHOLD_GROUPS).join(':')}::/64`
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/, ''))
}
