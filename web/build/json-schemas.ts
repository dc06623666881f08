import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { banned } from '#web/model/schema/banned.ts'
import { batchFacts } from '#web/model/schema/batch.ts'
import { language } from '#web/model/schema/language.ts'
import { copyTopics, factTopics, wordTopics } from '#web/model/schema/topics.ts'

/** The content's files name their schema here by `$schema`. */
const FOLDER = 'node_modules/.cache/content-schemas'

/** Writes the schemas of the content as JSON Schema, by which editors complete and explain its files. */
export function writeJsonSchemas(): void {
  write('batch', batchFacts)
  write('words/banned', banned)
  write('language', language)
  const parts: Record<string, Readonly<Record<string, z.ZodType>>> = {
    facts: factTopics,
    words: wordTopics,
    copy: copyTopics,
  }
  for (const [part, topics] of Object.entries(parts))
    for (const [topic, schema] of Object.entries(topics)) write(`${part}/${topic}`, schema)
}

function write(name: string, schema: z.ZodType): void {
  const file = `${FOLDER}/${name}.json`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(z.toJSONSchema(schema, { io: 'input' })))
}
