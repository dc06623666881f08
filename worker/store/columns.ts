import { customType } from 'drizzle-orm/sqlite-core'
import type { JsonObject } from '../contract/json.ts'

/** Milliseconds UTC in the table, ISO 8601 in UTC everywhere else. */
export const time = customType<{ data: string; driverData: number }>({
  dataType: () => 'integer',
  toDriver: (iso) => Date.parse(iso),
  fromDriver: (milliseconds) => new Date(milliseconds).toISOString(),
})

const PAISE_PER_RUPEE = 100

/** Paise in the table, rupees everywhere else: decimal(10,2) without rounding errors. */
export const rupees = customType<{ data: number; driverData: number }>({
  dataType: () => 'integer',
  toDriver: (amount) => Math.round(amount * PAISE_PER_RUPEE),
  fromDriver: (paise) => paise / PAISE_PER_RUPEE,
})

/** JSON text in the table. */
export const json = customType<{ data: JsonObject; driverData: string }>({
  dataType: () => 'text',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (text) => JSON.parse(text),
})
