import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { batchFacts } from '#web/model/schema/batch.ts'
import { copyTopics } from '#web/model/schema/copy.ts'
import { factTopics } from '#web/model/schema/facts.ts'
import { language } from '#web/model/schema/language.ts'

/** The folder that `$schema` in the content's files points to. */
const FOLDER = 'node_modules/.cache/content-schemas'

/** Writes the schemas of the content as JSON Schema, by which editors complete and explain its files. */
export function writeJsonSchemas(): void {
  write('batch', batchFacts)
  write('language', language)
  for (const [topic, schema] of Object.entries(factTopics)) write(`facts/${topic}`, schema)
  for (const [topic, schema] of Object.entries(copyTopics)) write(`copy/${topic}`, schema)
}

function write(name: string, schema: z.ZodType): void {
  const file = `${FOLDER}/${name}.json`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(z.toJSONSchema(schema, { io: 'input' })))
}
