import { z } from 'zod'
import { text } from './fields.ts'

export const survey = z
  .strictObject({
    source: text(),
  })
  .meta({ title: 'Surveys', description: 'Who answered and when, beside every survey figure' })
