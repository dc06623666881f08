import { z } from 'zod'

/** Returns a schema without the wrappers that make it optional, nullable or give it a default. */
export function unwrap(schema: z.ZodType): z.ZodType {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
    return unwrap(schema.unwrap() as z.ZodType)
  return schema
}

/** Returns the schema of a field, or of a list's entries; undefined where there is none. */
export function fieldOf(schema: z.ZodType | undefined, key: PropertyKey): z.ZodType | undefined {
  const group = schema && unwrap(schema)
  if (group instanceof z.ZodArray) return group.element as z.ZodType
  return group instanceof z.ZodObject ? group.shape[String(key)] : undefined
}

/** Lists the names of the fields of a group; none where the schema is of no group. */
export function fieldNames(schema: z.ZodType | undefined): readonly string[] {
  const group = schema && unwrap(schema)
  return group instanceof z.ZodObject ? Object.keys(group.shape) : []
}
