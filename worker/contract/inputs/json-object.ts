import * as z from 'zod'
import type { Json, JsonObject } from '../json.ts'
import { LIMITS } from '../limits.ts'

/** A JSON object of bounded depth and size. */
export const jsonObject = z
  .record(z.string(), z.unknown())
  .refine((value) => depthOf(value) <= LIMITS.additionalDataDepth, {
    message: `Nest at most ${LIMITS.additionalDataDepth} levels deep`,
    abort: true,
  })
  .refine(
    (value) => new TextEncoder().encode(JSON.stringify(value)).length <= LIMITS.additionalData,
    `Send at most ${LIMITS.additionalData} bytes of JSON`,
  )
  .transform((value) => value as JsonObject)

/** Levels of objects and arrays, without recursion: a hostile body may be nested thousands deep. */
function depthOf(value: unknown): number {
  let depth = 0
  let level: unknown[] = [value]
  while (level.length > 0) {
    const nested = level.filter(
      (entry): entry is Json[] | JsonObject => typeof entry === 'object' && entry !== null,
    )
    if (nested.length > 0) depth += 1
    level = nested.flatMap((entry) => Object.values(entry))
  }
  return depth
}
