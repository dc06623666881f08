const STATES =
  /^(andhra pradesh|assam|bihar|chhattisgarh|goa|gujarat|haryana|himachal pradesh|jharkhand|karnataka|kerala|madhya pradesh|maharashtra|odisha|punjab|rajasthan|sikkim|tamil nadu|telangana|tripura|uttar pradesh|uttarakhand|west bengal|india)$/i

/** The town of a postal address: what stands beside the PIN code, or before the state that does. */
export function cityOf(address: string): string | undefined {
  const parts = address.split(',').map((part) => part.trim())
  const place = parts.findIndex((part) => /\b\d{3} ?\d{3}\b/.test(part))
  if (place < 0) return undefined
  const name = (parts[place] ?? '').replace(/[\s–-]*\b\d{3} ?\d{3}\b/, '').trim()
  return !name || STATES.test(name) ? parts[place - 1] : name
}
