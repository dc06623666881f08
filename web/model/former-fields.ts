/**
 * What to write in place of a field of a former version, by its file and path: `*` stands for any entry of a list, `copy/` for
 * the folder of any language. Nothing is read in its former form.
 */
const FORMER_FIELDS: Readonly<Record<string, string>> = {
  'facts/launch licence.aahara': 'write "aahara" as the regime, or "food"',
  'facts/legal gstin': 'write it under “Open the shop”, in facts/launch.json, as gstin of the maker',
  'facts/herbs decoction.count': 'write the herbs by name, or remove it',
  'facts/herbs stirredIn.count': 'write the herbs by name, or remove it',
  'facts/claims *': 'write it as an entry of “list”, with this name as its id',
  'copy/claims *': 'write it as an entry of “list”, with this name as its id',
  'copy/hero herbs': 'write it as an entry of “figures”',
  'copy/hero preservatives': 'write it as an entry of “figures”',
  'copy/products herbs': 'write it as “figure”',
  'copy/products amla': 'write it as “main”, with the ingredient and a heading',
  'copy/products pictures.jam': 'write it as “definition”',
  'copy/products pictures.drink': 'write it as “consume”',
  'copy/products consume.ages.*': 'write it as “text” of a group',
  'copy/heritage picture': 'write “steps”, each with a picture, or remove it',
  'copy/herbs ring.*': 'write it as “name” of a group, with the name of its picture',
  'facts/look shelf': 'add it to the pictures, and write its name there as “notFound”',
  'copy/label ingredients.herbs': 'write it as “more”',
  'copy/label ingredients.herbNames': 'write it as “names”, in herbs.json beside this file',
  'copy/label allergens.list.*.name':
    'write its id, such as "milk", and choose it under “Label”, in facts/label.json',
  'batches cookedBy': 'write it as “madeBy”',
  'batches sources': 'write a list, each with “what” and “from”, such as mangoes and trees in Medha',
  'batches picked': 'write it as “when” of a source, or in “summary”',
  'batches report.measured': 'write it as “tests”: a list, each with “test” and “found”',
  'copy/words brand.product': 'write it in brand.json beside this file, as product and productInText',
}

/**
 * Returns what to write in place of a field of a former version.
 *
 * @param isUnknown whether the present version has no such field, and not only another form of it
 */
export function formerField(
  file: string,
  path: readonly PropertyKey[],
  isUnknown: boolean,
): string | undefined {
  const [folder = '', ...rest] = file.replace(/\.json$/, '').split('/')
  const isOfBatch = file.includes('batches/')
  const topic = isOfBatch ? 'batches' : [folder === 'facts' ? folder : 'copy', ...rest].join('/')
  const keys = path.map((key) => (typeof key === 'number' ? '*' : String(key)))
  return (
    FORMER_FIELDS[`${topic} ${keys.join('.')}`] ??
    (isUnknown && keys.length === 1 ? FORMER_FIELDS[`${topic} *`] : undefined)
  )
}
