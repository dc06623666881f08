import fc, { type Arbitrary } from 'fast-check'
import { BREAKDOWN_ROWS } from '#contract/breakdowns.ts'
import { LIMITS } from '#contract/limits.ts'

/*
 * Generators of hostile values, bodies, headers and queries. Most of a body is valid, so that the invalid
 * part gets past the first check.
 */

const MARKUP = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</title><svg/onload=alert(1)>',
  '&lt;b&gt;',
  '<!--',
  'javascript:alert(1)//',
]
const EDGES = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\r\nSet-Cookie: a=b',
  '\t',
  '\u001b[31m',
  '\u0085',
  '\u2028',
  '\ufeff',
  '\u202e\u0645\u0631\u062d\u0628\u0627',
  '\ud800',
  'x\udfff',
  'İSTANBUL',
  'ﬃ',
  'Z\u0351\u036b\u0343\u036a',
  '👩‍👩‍👧‍👦',
  'समायु',
  '𝒳',
  "'; DROP TABLE newsletter_subscriptions; --",
  '%00',
  '%E0%A4%A',
  '=1+1',
  '@SUM(1)',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '{{7*7}}',
]
const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then']
const SERVER_FIELDS = ['id', 'created_at', 'timestamp', 'status', 'updated_at', 'subscribed_at', 'user_agent']

const loneSurrogates = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
  .map((units) => String.fromCharCode(...units))

/** Texts near the length limits, with characters of one to four bytes. */
const aroundLimits = fc
  .tuple(
    fc.constantFrom(
      ...new Set(Object.values(LIMITS).filter((limit) => limit > BREAKDOWN_ROWS && limit <= 5000)),
    ),
    fc.integer({ min: -2, max: 2 }),
    fc.constantFrom('a', 'é', 'अ', '😀', '"', '\\', '<'),
  )
  .map(([limit, more, character]) => character.repeat(Math.ceil((limit + more) / character.length)))

export const text: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...EDGES, ...MARKUP),
  fc.string({ unit: 'binary', maxLength: 80 }),
  loneSurrogates,
  aroundLimits,
)

const number = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(0, -0, -1, 0.001, 633, 1e21, 2 ** 53 + 2, -1e308, 99_999_999.99, 100_000_000),
)

const deep = fc
  .tuple(fc.integer({ min: 1, max: 3000 }), fc.boolean())
  .map(([levels, inLists]) => new Raw(nested(levels, inLists)))

/** Raw JSON that `JSON.stringify` would not write. */
class Raw {
  readonly json: string
  constructor(json: string) {
    this.json = json
  }
}

function nested(levels: number, inLists: boolean): string {
  return inLists ? '['.repeat(levels) + ']'.repeat(levels) : `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
}

const hugeNumber = fc
  .constantFrom('1e999', '-1e999', '1E400', '-0', '1e-400', '9'.repeat(400))
  .map((json) => new Raw(json))

const key = fc.oneof(fc.constantFrom(...PROTOTYPE_KEYS, ...SERVER_FIELDS), text)

/** Any JSON value, and some raw JSON. */
const value: Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: text },
  { weight: 2, arbitrary: number },
  { weight: 1, arbitrary: fc.constantFrom(null, true, false) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.array(text, { maxLength: 4 }) },
  {
    weight: 2,
    arbitrary: fc.array(fc.tuple(key, text), { maxLength: 4 }).map((fields) => new Raw(jsonOf(fields))),
  },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: hugeNumber },
)

type Fields = [name: string, value: unknown][]

/** Writes fields in order; unlike an object, the JSON may have duplicate fields, or `__proto__`. */
function jsonOf(fields: Fields): string {
  return `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${value instanceof Raw ? value.json : JSON.stringify(value)}`).join()}}`
}

/** Nested objects near the depth limit. */
export const deepObject = fc
  .integer({ min: 1, max: 2 * LIMITS.additionalDataDepth })
  .map((levels) => JSON.parse(nested(levels, false)))

const SPOILERS = ['\u0000', '\n', '\u001b', '\ud800', ' ', '<', '\u202e', '@', 'İ']

/** Valid text with one character replaced or inserted. */
function spoiled(valid: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc
    .tuple(valid, fc.constantFrom(...SPOILERS), fc.nat({ max: 40 }))
    .map(([value, spoiler, at]) =>
      typeof value === 'string' ? value.slice(0, at) + spoiler + value.slice(at) : value,
    )
}

/**
 * Bodies of a call as bytes.
 *
 * @param shape what each field takes
 */
export function body(shape: Record<string, Arbitrary<unknown>>): Arbitrary<Uint8Array<ArrayBuffer>> {
  const ofShape = Object.entries(shape).map(([name, valid]) =>
    fc.oneof(
      { weight: 12, arbitrary: valid.map((value): Fields => [[name, value]]) },
      { weight: 2, arbitrary: value.map((value): Fields => [[name, value]]) },
      { weight: 1, arbitrary: spoiled(valid).map((value): Fields => [[name, value]]) },
      { weight: 1, arbitrary: fc.constant<Fields>([]) },
      // A duplicate field: the last one counts.
      { weight: 1, arbitrary: fc.tuple(value, valid).map((both): Fields => both.map((one) => [name, one])) },
    ),
  )
  const unknown = fc.array(fc.tuple(key, value), { maxLength: 2 })
  const object = fc
    .tuple(
      fc.tuple(...ofShape),
      fc.oneof({ weight: 3, arbitrary: fc.constant<Fields>([]) }, { weight: 1, arbitrary: unknown }),
    )
    .map(([fields, more]) => jsonOf([...more, ...fields.flat()]))

  const utf8 = new TextEncoder()
  return fc.oneof(
    { weight: 20, arbitrary: object.map((json) => utf8.encode(json)) },
    { weight: 1, arbitrary: cutOff(object.map((json) => utf8.encode(json))) },
    { weight: 1, arbitrary: object.map((json) => new Uint8Array(Buffer.from(json, 'utf16le'))) },
    { weight: 1, arbitrary: object.map((json) => new Uint8Array(Buffer.from(json, 'latin1'))) },
    { weight: 1, arbitrary: object.map((json) => utf8.encode(`\ufeff ${json}\n`)) },
    {
      weight: 1,
      arbitrary: value.map((one) => utf8.encode(one instanceof Raw ? one.json : JSON.stringify(one))),
    },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)) },
    { weight: 1, arbitrary: fc.integer({ min: LIMITS.body - 2, max: LIMITS.body + 2 }).map(filling) },
  )
}

/** Bytes truncated anywhere, even within a character. */
function cutOff(all: Arbitrary<Uint8Array>): Arbitrary<Uint8Array<ArrayBuffer>> {
  return fc
    .tuple(all, fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([bytes, part]) => new Uint8Array(bytes.slice(0, Math.floor(bytes.length * part))))
}

function filling(size: number): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`{"a":"${'x'.repeat(size - '{"a":""}'.length)}"}`)
}

/** Header values: bytes without line breaks. */
const headerText = fc
  .array(
    fc.oneof(fc.integer({ min: 0x20, max: 0x7e }), fc.integer({ min: 0x80, max: 0xff }), fc.constant(9)),
    {
      maxLength: 60,
    },
  )
  .map((codes) => String.fromCharCode(...codes))
  .filter((value) => URL.canParse(`https://site.example/?${value}`))

const HEADERS: Record<string, Arbitrary<string>> = {
  'Content-Type': fc.constantFrom(
    'application/json',
    'application/json; charset=utf-16',
    'application/json;;;',
    'text/html',
    'multipart/form-data; boundary=x',
    '',
  ),
  'Content-Encoding': fc.constantFrom('gzip', 'br', 'deflate, gzip', 'identity'),
  'Content-Length': fc.constantFrom('0', '-1', '1e9', '999999999999', 'NaN'),
  'User-Agent': fc.oneof(headerText, fc.constantFrom('', 'Googlebot/2.1', 'x'.repeat(4000), '<script>')),
  Cookie: fc.oneof(
    headerText,
    headerText.map((value) => `__Host-owner=${value}`),
    fc.constantFrom('__Host-owner=%E0%A4%A', '__Host-owner=9999999999999.AAAA', '__Host-owner=;;=', '=; =;'),
  ),
  Authorization: fc.oneof(
    headerText,
    headerText.map((value) => `Bearer ${value}`),
  ),
  'Cf-Access-Jwt-Assertion': fc.oneof(headerText, fc.constantFrom('a.b.c', '..', 'eyJhbGciOiJub25lIn0.e30.')),
  Origin: fc.oneof(
    headerText,
    fc.constantFrom('null', 'https://site.example', 'https://site.example:0', '//'),
  ),
  'Sec-Fetch-Site': fc.constantFrom('same-origin', 'none', 'cross-site', '?'),
  'Sec-GPC': fc.constantFrom('1', '0', '1, 1'),
  'X-Owner-Device': fc.constantFrom('1', '0'),
  'X-User-Session': fc.oneof(headerText, fc.constantFrom('session_1_', `session_1_${'a'.repeat(24)}`)),
  'X-Forwarded-Host': fc.constantFrom('elsewhere.example', '<script>'),
  'X-HTTP-Method-Override': fc.constantFrom('DELETE', 'GET'),
  'CF-Connecting-IP': fc.oneof(headerText, fc.constantFrom('::', '::1', '1:2:3:4:5:6:7:8:9', '1::2::3')),
  Accept: headerText,
}

/** Up to three hostile headers. */
export const headers: Arbitrary<[name: string, value: string][]> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<[string, string][]>([]) },
  {
    weight: 1,
    arbitrary: fc
      .subarray(Object.keys(HEADERS), { minLength: 1, maxLength: 3 })
      .chain((names) =>
        fc.tuple(
          ...names.map((name) =>
            (HEADERS[name] ?? headerText).map((value): [string, string] => [name, value]),
          ),
        ),
      ),
  },
)

const encoded = (value: string) => encodeURIComponent(value.toWellFormed())

/**
 * Queries of a call, without the question mark.
 *
 * @param shape what each parameter takes
 */
export function query(shape: Record<string, Arbitrary<string>>): Arbitrary<string> {
  const valid = Object.entries(shape).map(([name, known]) =>
    fc.oneof(
      { weight: 3, arbitrary: known.map((value) => [`${name}=${encoded(value)}`]) },
      { weight: 1, arbitrary: text.map((value) => [`${name}=${encoded(value)}`]) },
      { weight: 1, arbitrary: fc.constant<string[]>([]) },
      {
        weight: 1,
        arbitrary: fc.tuple(known, text).map((both) => both.map((value) => `${name}=${encoded(value)}`)),
      },
    ),
  )
  const named = fc
    .tuple(fc.tuple(...valid), fc.array(fc.tuple(key, text), { maxLength: 2 }))
    .map(([known, more]) =>
      [...known.flat(), ...more.map(([name, value]) => `${encoded(name)}=${encoded(value)}`)].join('&'),
    )
  const raw = fc.constantFrom(
    'days=%',
    'days=%E0%A4%A',
    '&&&',
    '=',
    'days[]=7',
    'days[__proto__]=7',
    'search=%ff%fe',
    '?days=7',
    'days=7;limit=1',
  )
  return fc.oneof(
    { weight: 8, arbitrary: named },
    { weight: 1, arbitrary: raw },
    { weight: 1, arbitrary: headerText },
  )
}
