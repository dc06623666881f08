import { createContext } from 'react'
import type { Source } from '#web/content/articles.ts'

/** The sources of the article around, in the order in which they are numbered. */
export const Sources = createContext<readonly Source[]>([])
