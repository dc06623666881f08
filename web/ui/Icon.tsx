import type { IconName } from '../content/types.ts'

type Props = { name: IconName; className?: string }

/** An engraved-looking line icon out of the page's sprite. It decorates words that stand beside it, so screen readers skip it. */
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
