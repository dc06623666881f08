import type { IconName } from '../model/schema/icons.ts'

type Props = { name: IconName; className?: string }

/** A line icon from the page's sprite. It decorates the text beside it, so screen readers skip it. */
export function Icon({ name, className = 'size-6' }: Props) {
  return (
    <svg aria-hidden="true" className={`shrink-0 ${className}`}>
      <use href={`#${iconId(name)}`} />
    </svg>
  )
}

/** @returns the id under which `IconSprite` draws an icon */
export function iconId(name: IconName): string {
  return `icon-${name}`
}
