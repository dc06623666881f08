import fc, { type Arbitrary } from 'fast-check'
import { LIMITS } from '#contract/limits.ts'

/*
 * Generators of hostile values, bodies, headers and queries. Most of a body is valid, so that the invalid part gets past
 * the first check.
 */

const EDGES = [
  ...['', ' ', '\u0000', 'a\u0000b', '\r\nSet-Cookie: a=b', '\t', '\u001b[31m', '\u0085', '\u2028', '\ufeff'],
  ...['\u202e\u0645\u0631', '\ud800', 'x\udfff', 'İSTANBUL', 'ﬃ', 'Z\u0351\u036b\u0343', '👩‍👩‍👧‍👦', 'समायु'],
  ...["'; DROP TABLE newsletter_subscriptions; --", '%00', '%E0%A4%A', '=1+1', '@SUM(1)', '{{7*7}}'],
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '</title><svg/onload=alert(1)>'],
]
const KEYS = ['__proto__', 'constructor', 'toString', 'then', 'id', 'created_at', 'timestamp', 'status']
const LONGEST = [...new Set(Object.values(LIMITS))].filter((limit) => limit > 10 && limit <= 5000)

const oneIn = <T>(weight: number, arbitrary: Arbitrary<T>) => ({ weight, arbitrary })

export const text: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...EDGES),
  fc.string({ unit: 'binary', maxLength: 80 }),
  // Near a limit of length, with characters of one to four bytes.
  fc
    .tuple(fc.constantFrom(...LONGEST), fc.integer({ min: -2, max: 2 }), fc.constantFrom(...'aéअ😀"\\<'))
    .map(([limit, more, character]) => character.repeat(Math.ceil((limit + more) / character.length))),
)
const key = fc.oneof(fc.constantFrom(...KEYS), text)
const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`

/** Nested objects near the depth limit. */
export const deepObject = fc
  .integer({ min: 1, max: 2 * LIMITS.additionalDataDepth })
  .map((levels) => JSON.parse(nested(levels)))

const quote = (value: unknown) => JSON.stringify(value)

/** An object as JSON, which unlike an object may have a field twice, or `__proto__`. */
const objectOf = (fields: readonly (readonly [name: string, json: string])[]) =>
  `{${fields.map(([name, json]) => `${quote(name)}:${json}`).join()}}`

/** Any JSON, also numbers that overflow and thousands of levels. */
const json: Arbitrary<string> = fc.oneof(
  oneIn(6, text.map(quote)),
  oneIn(2, fc.double().map(quote)),
  oneIn(1, fc.constantFrom('1e999', '-0', '1e-400', '9'.repeat(400), '0.001')),
  oneIn(2, fc.json({ maxDepth: 4 })),
  oneIn(1, fc.integer({ min: 1, max: 3000 }).map(nested)),
)

/** Valid text with one character inserted. */
const spoil = (valid: Arbitrary<unknown>): Arbitrary<string> =>
  fc
    .tuple(
      valid,
      fc.constantFrom('\u0000', '\n', '\u001b', '\ud800', ' ', '<', '\u202e', '@', 'İ'),
      fc.nat(40),
    )
    .map(([value, spoiler, at]) =>
      quote(typeof value === 'string' ? value.slice(0, at) + spoiler + value.slice(at) : value),
    )

/** A field of a body or a query: valid, hostile, left out, or twice, where the last one counts. */
function field<T>(name: string, valid: Arbitrary<T>, ...hostile: Arbitrary<T>[]) {
  const value = fc.oneof(oneIn(12, valid), ...hostile.map((one) => oneIn(1, one)))
  return fc
    .oneof(
      oneIn(14, fc.tuple(value)),
      oneIn(1, fc.constant<T[]>([])),
      oneIn(1, fc.tuple(hostile[0] ?? valid, valid)),
    )
    .map((values) => values.map((one) => [name, one] as const))
}

/**
 * Bodies of a call as bytes.
 *
 * @param shape what each field takes
 */
export function body(shape: Record<string, Arbitrary<unknown>>): Arbitrary<Uint8Array<ArrayBuffer>> {
  const fields = Object.entries(shape).map(([name, valid]) =>
    field(name, valid.map(quote), json, spoil(valid)),
  )
  const unknown = fc.oneof(
    oneIn(3, fc.constant([])),
    oneIn(1, fc.array(fc.tuple(key, json), { maxLength: 2 })),
  )
  const object = fc.tuple(unknown, ...fields).map((all) => objectOf(all.flat()))
  return fc
    .oneof(
      oneIn(
        20,
        object.map((sent) => Buffer.from(sent)),
      ),
      // Cut off anywhere, even within a character.
      fc.tuple(object, fc.nat(400)).map(([sent, end]) => Buffer.from(sent).subarray(0, end)),
      fc.tuple(object, fc.constantFrom('utf16le', 'latin1')).map(([sent, as]) => Buffer.from(sent, as)),
      object.map((sent) => Buffer.from(`\ufeff ${sent}\n`)),
      json.map((sent) => Buffer.from(sent)),
      fc.uint8Array({ maxLength: 200 }),
      fc.integer({ min: -2, max: 2 }).map((more) => Buffer.from(quote('x'.repeat(LIMITS.body + more - 2)))),
    )
    .map((bytes) => new Uint8Array(bytes))
}

/** Header values: bytes without line breaks. */
const headerText = fc
  .string({
    unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
    maxLength: 60,
  })
  .map((value) => value.replace('\u007f', '\t'))

/** Headers with values that the Worker or something before it may take for granted. */
const HEADERS: Record<string, string[]> = {
  'Content-Type': ['application/json; charset=utf-16', 'application/json;;;', 'text/html', ''],
  'Content-Encoding': ['gzip', 'br', 'deflate, gzip'],
  'Content-Length': ['0', '-1', '1e9', '999999999999', 'NaN'],
  'User-Agent': ['', 'Googlebot/2.1', 'x'.repeat(4000), '<script>'],
  Cookie: ['__Host-owner=%E0%A4%A', '__Host-owner=9999999999999.AAAA', '__Host-owner=;;=', '=; =;'],
  Authorization: ['Bearer', 'Bearer  ', 'Basic a'],
  'Cf-Access-Jwt-Assertion': ['a.b.c', '..', 'eyJhbGciOiJub25lIn0.e30.'],
  Origin: ['null', 'https://site.example', 'https://site.example:0', '//'],
  'Sec-Fetch-Site': ['same-origin', 'none', 'cross-site', '?'],
  'Sec-GPC': ['1', '0', '1, 1'],
  'X-Owner-Device': ['1', '0'],
  'X-User-Session': ['session_1_', `session_1_${'a'.repeat(24)}`],
  'X-HTTP-Method-Override': ['DELETE', 'GET'],
  'CF-Connecting-IP': ['::', '::1', '1:2:3:4:5:6:7:8:9', '1::2::3'],
}

const header = fc
  .constantFrom(...Object.entries(HEADERS))
  .chain(([name, values]) => fc.tuple(fc.constant(name), fc.oneof(fc.constantFrom(...values), headerText)))

/** Now and then up to three hostile headers. */
export const headers = fc.oneof(
  oneIn(3, fc.constant([])),
  oneIn(1, fc.array(header, { minLength: 1, maxLength: 3 })),
)

/**
 * Queries of a call, without the question mark.
 *
 * @param shape what each parameter takes
 */
export function query(shape: Record<string, Arbitrary<string>>): Arbitrary<string> {
  const fields = Object.entries(shape).map(([name, valid]) => field(name, valid, text, text, text))
  const unknown = fc.array(fc.tuple(key, text), { maxLength: 2 })
  const pairs = fc.tuple(unknown, ...fields).map((all) =>
    all
      .flat()
      .map((pair) => pair.map((part) => encodeURIComponent(part.toWellFormed())).join('='))
      .join('&'),
  )
  return fc.oneof(
    oneIn(8, pairs),
    oneIn(1, fc.constantFrom('days=%', 'days=%E0%A4%A', '&&&', '=', 'days[]=7', 'search=%ff%fe', '?days=7')),
    oneIn(1, headerText),
  )
}
