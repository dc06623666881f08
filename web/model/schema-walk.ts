import { z } from 'zod'

/** The schema itself, without "may be left out" around it. */
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

/** The schema of a field, or of the entries of a list; undefined where there is none. */
export function fieldOf(group: z.ZodType, key: PropertyKey): z.ZodType | undefined {
  if (group instanceof z.ZodArray) return group.element as z.ZodType
  if (group instanceof z.ZodRecord) return group.valueType as z.ZodType
  return group instanceof z.ZodObject ? group.shape[String(key)] : undefined
}
