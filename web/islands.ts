import type { ComponentType } from 'react'
import type { Islands } from './browser/islands/hydrate-islands.ts'
import { islandName } from './browser/islands/island-name.ts'

/** Loads every component that is hydrated, by its name. */
export const islands: Islands = new Map(
  Object.entries(import.meta.glob<{ default: ComponentType<never> }>('./**/*.island.tsx')).map(
    ([file, load]) => [islandName(file), load],
  ),
)
