import { beforeEach, vi } from 'vitest'

/** Keeps the lines of the console of this process from the output. @returns those of the running test */
export function capturedLog(): string[] {
  const lines: string[] = []
  beforeEach(() => {
    lines.length = 0
    for (const level of ['debug', 'log', 'info', 'warn', 'error'] as const) {
      vi.spyOn(console, level).mockImplementation((...message) => {
        lines.push(message.map((part) => (part instanceof Error ? part.stack : String(part))).join(' '))
      })
    }
  })
  return lines
}
