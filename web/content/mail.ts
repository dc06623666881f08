import { brand } from './brand.ts'
export const mailText = { a: brand.name } as const
