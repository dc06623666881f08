import type { BUTTON_ICONS, IconName } from '../model/schema/icons.ts'

type Name = IconName | (typeof BUTTON_ICONS)[number]

type Props = { name: Name; className?: string }

/** A line icon from the sprite of home. It decorates a text or a labelled button, so screen readers skip it. */
export function Icon({ name, className = 'size-6' }: Props) {
  return (
    <svg aria-hidden="true" className={`shrink-0 ${className}`}>
      <use href={`#${iconId(name)}`} />
    </svg>
  )
}

/** @returns the id under which `IconSprite` draws an icon */
export function iconId(name: Name): string {
  return `icon-${name}`
}
