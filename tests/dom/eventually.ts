import { configure } from '@testing-library/react'
import { vi } from 'vitest'

/** How long a test waits for an answer, or for code that is loaded: on a busy machine both take their time. */
const TIMEOUT_MS = 10_000

configure({ asyncUtilTimeout: TIMEOUT_MS })

/** Waits until an assertion holds. */
export const eventually = <T>(assertion: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(assertion, { timeout: TIMEOUT_MS })
