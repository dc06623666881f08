import { expect, it } from 'vitest'
import { sourceName } from '#web/admin/names.ts'
import { joinKey } from '#worker/tracking/contract.ts'

it.each([
  ['l.instagram.com', 'Instagram'],
  ['t.co', 'X'],
  ['google.co.in', 'Google'],
  ['chatgpt.com', 'ChatGPT'],
  ['gemini.google.com', 'Gemini'],
  ['lot:SY-26-02', 'Code on SY-26-02'],
  ['direct', 'Direct'],
  ['notinstagram.com', 'notinstagram.com'],
])('the source %s of an order or a visit is called %s', (source, name) => {
  expect(sourceName(source)).toBe(name)
  // In tables, where hosts of one service are one row, it has the same name.
  if (!source.startsWith('lot:')) expect(sourceName(joinKey('source', source))).toBe(name)
})
