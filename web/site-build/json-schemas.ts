import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { batchFacts } from '#web/model/schema/batch.ts'
import { copyTopics } from '#web/model/schema/copy.ts'
import { factTopics } from '#web/model/schema/facts.ts'
import { language } from '#web/model/schema/language.ts'
import { answersJsonSchema } from './new-shop/answers.ts'

/** The folder that `$schema` in the content's files points to. */
const FOLDER = 'node_modules/.cache/content-schemas'

/** Writes the schemas of the content and of answers as JSON Schema, by which editors complete and explain their files. */
export function writeJsonSchemas(): void {
  write('answers', answersJsonSchema())
  const schemas = {
    batch: batchFacts,
    language,
    ...Object.fromEntries(Object.entries(factTopics).map(([topic, schema]) => [`facts/${topic}`, schema])),
    ...Object.fromEntries(Object.entries(copyTopics).map(([topic, schema]) => [`copy/${topic}`, schema])),
  }
  for (const [name, schema] of Object.entries(schemas)) write(name, z.toJSONSchema(schema, { io: 'input' }))
}

function write(name: string, schema: object): void {
  const file = `${FOLDER}/${name}.json`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(schema))
}
