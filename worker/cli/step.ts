// Where nobody reads the output any more, as with `| head`, what is being done is done to its end.
process.stdout.on('error', () => undefined)

/**
 * Prints at once what is being done, and then how long it took. A step that fails is named, and its error passed on: the
 * command says what to do.
 */
export async function step<T>(name: string, act: () => T | Promise<T>): Promise<T> {
  const began = performance.now()
  const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`
  console.log(`… ${name}`)
  try {
    const result = await act()
    console.log(`✓ ${name}: ${seconds()}`)
    return result
  } catch (error) {
    console.log(`✗ ${name}: failed after ${seconds()}`)
    throw error
  }
}
