import importIcon from 'lucide-react/dynamicIconImports'
import { BUTTON_ICONS, ICONS } from '../model/schema/icons.ts'
import { iconId } from './Icon.tsx'

const icons = await Promise.all(
  [...ICONS, ...BUTTON_ICONS].map(async (name) => ({ name, Drawing: (await importIcon[name]()).default })),
)

/**
 * Every icon that the content names, and those of islands, once a page: the drawings are in the HTML and not in the browser's
 * code. It is rendered at build only.
 */
export function IconSprite() {
  return (
    <svg className="hidden" aria-hidden="true">
      {icons.map(({ name, Drawing }) => (
        <symbol
          key={name}
          id={iconId(name)}
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth={BUTTON_ICONS.some((icon) => icon === name) ? 2 : 1.5}
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <Drawing />
        </symbol>
      ))}
    </svg>
  )
}
