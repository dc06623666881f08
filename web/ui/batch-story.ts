import type { Content } from '../model/content.ts'
import { type Batch, newestBatch } from '../shop/batch.ts'
import { dateFormat } from '../shop/day.ts'
import { fill } from '../shop/fill.ts'

type StoryContent = Pick<Content, 'batch' | 'batches' | 'language' | 'packs'>

/**
 * Describes the newest batch on sale: where its amla was picked, who cooked it and how much; an empty text where
 * there is none.
 */
export function describeNewestBatch(content: StoryContent): string {
  const newest = newestBatch(content)
  return newest ? describeBatch(newest, content) : ''
}

/** Describes where the amla of a batch was picked, who cooked it and how much. */
export function describeBatch(batch: Batch, content: StoryContent): string {
  const { picked } = batch
  const { story } = content.batch
  const where = picked
    ? `${fill(story.picked, { place: picked.place, day: dayAndMonth(picked.on, content) })} `
    : ''
  return where + describeCooking(batch, content)
}

/** Describes who cooked a batch, when and how much. */
export function describeCooking({ cookedBy, madeOn, kilograms, jars }: Batch, content: StoryContent): string {
  const { language, batch } = content
  return fill(jars ? batch.story.jars : batch.story.cooked, {
    cooks: new Intl.ListFormat(`${language}-IN`).format(cookedBy),
    day: dayAndMonth(madeOn, content),
    kilograms,
    jars: jars ?? '',
  })
}

function dayAndMonth(day: string, { language }: StoryContent): string {
  return dateFormat(language, { day: 'numeric', month: 'long' }).format(new Date(day))
}
