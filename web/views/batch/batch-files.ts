import type { Batch } from '#web/domain/batch.ts'
import type { PictureSources } from '#web/ui/Picture.tsx'

const FOLDER = '../../content/batches'

const reports = import.meta.glob<string>('../../content/batches/*.{pdf,PDF,webp,jpg,jpeg,png}', {
  query: '?url',
  import: 'default',
  eager: true,
})

const photographs = import.meta.glob<PictureSources>('../../content/batches/*.{webp,jpg,jpeg,png}', {
  query: '?w=400;640;900;1200&picture',
  import: 'default',
  eager: true,
})

/** The address of a batch's laboratory report. */
export function reportOf({ report }: Pick<Batch, 'report'>): string | undefined {
  return reports[`${FOLDER}/${report.file}`]
}

/** The photograph of a batch, in all widths. */
export function photographOf({ picture }: Pick<Batch, 'picture'>): PictureSources | undefined {
  return photographs[`${FOLDER}/${picture}`]
}
