import { createContext, use } from 'react'

/**
 * Makes a provider, and the hook that reads it.
 *
 * @param name what it provides, for the error of the hook where there is no provider
 */
export function requiredContext<T>(name: string) {
  const Context = createContext<T | undefined>(undefined)
  function readValue(): T {
    const value = use(Context)
    if (value === undefined) throw new Error(`There is no ${name} above this component`)
    return value
  }
  return [Context.Provider, readValue] as const
}
