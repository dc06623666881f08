import { z } from 'zod'

/**
 * The schema itself, without "may be left out" around it.
 *
 * @param hasFields of several forms that it allows, whether the one with fields is meant
 */
export function unwrap(schema: z.ZodType, hasFields: boolean): z.ZodType {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
    return unwrap(schema.unwrap() as z.ZodType, hasFields)
  if (!(schema instanceof z.ZodUnion)) return schema
  const options = schema.options.map((option) => unwrap(option as z.ZodType, hasFields))
  return options.find((option) => option instanceof z.ZodObject === hasFields) ?? schema
}

/** The schema of a field, or of the entries of a list; undefined where there is none. */
export function fieldOf(group: z.ZodType, key: PropertyKey): z.ZodType | undefined {
  if (group instanceof z.ZodArray) return group.element as z.ZodType
  if (group instanceof z.ZodRecord) return group.valueType as z.ZodType
  return group instanceof z.ZodObject ? group.shape[String(key)] : undefined
}
