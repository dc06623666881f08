const GROUPS = 8
/** What a provider gives to one household or server. */
const GROUPS_OF_ONE = 4

/**
 * @param address of a visitor, IPv4 or IPv6
 * @returns what a limit is kept for: an IPv6 address's /64, because whoever has one address of it has them all and could
 * bring another one with every try
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [before = '', after] = address.toLowerCase().split('::')
  const head = groupsOf(before)
  const tail = groupsOf(after ?? '')
  const left = Math.max(0, GROUPS - head.length - tail.length)
  const groups = [...head, ...Array.from({ length: after === undefined ? 0 : left }, () => '0'), ...tail]
  return `${groups.slice(0, GROUPS_OF_ONE).join(':')}::/64`
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/, ''))
}
