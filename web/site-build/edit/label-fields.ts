import type { Field } from '@sveltia/cms'
import { fieldTitle } from '#web/model/titles.ts'
import type { Group } from '#web/model/types.ts'
import { isGroup } from '#web/shop/placeholders.ts'
import { LINE } from './form.ts'

/** Returns a field for each of the software's labels, empty until the shop overrides it; lists are left to developers. */
export function labelFields(words: Group, titleOf: (key: string) => string = fieldTitle): Field[] {
  return Object.entries(words).map(([name, value]) => {
    const common = { name, label: titleOf(name), i18n: true }
    if (typeof value === 'string') {
      const widget = value.length > LINE ? 'text' : 'string'
      return { ...common, required: false, hint: `In place of: ${value}`, widget }
    }
    // An optional group would have to be added before its labels are shown.
    return isGroup(value)
      ? { ...common, widget: 'object', collapsed: true, fields: labelFields(value) }
      : { name, widget: 'hidden' }
  })
}
