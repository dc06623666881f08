// A closed output, as with `| head`, does not stop the work.
process.stdout.on('error', () => undefined)

/**
 * Prints a step's name when it begins, and how long it took when it ends. The error of a step that fails is thrown again.
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
