import { readFacts } from '#web/model/read-topics.ts'
import { SHOP_FOLDER } from '#web/model/shop-folder.ts'
import { type Drawing, drawInitial, drawParcel, readDrawing } from './drawings.ts'

/** Reads the look of a shop as its file has it, whose mistakes the checks report. */
export function readLook(folder = SHOP_FOLDER) {
  return readFacts(folder, { problems: [], fallbacks: [] }).look
}

/** Returns the mark of a shop, and a parcel with it for the page for unknown addresses. */
export async function readDrawings(
  name: string,
  folder = SHOP_FOLDER,
): Promise<Record<'mark' | 'parcel', Drawing>> {
  const { mark: file } = readLook(folder)
  const mark = file ? await readDrawing(file, folder) : await drawInitial(name)
  return { mark, parcel: drawParcel(mark) }
}
