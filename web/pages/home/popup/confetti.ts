import { nextPaint } from '#web/browser/schedule.ts'

/** How long the launch popup's confetti falls, in ms. */
const CONFETTI_MS = 4000

/** Particles of each wave. */
const CONFETTI_WAVES = [100, 60, 40] as const

const FRAMES_PER_MS = 60 / 1000

/**
 * Throws three waves of confetti over a canvas, one after the other, and clears it `CONFETTI_MS` from now, however long
 * its code takes. That and the first wave wait for a frame each: the popup is painted first. With reduced motion there
 * is none (WCAG 2.3.3).
 *
 * @param canvas covers what the confetti falls over; its `--confetti` lists the colours, as hex
 * @returns stops it and clears the canvas
 */
export function throwConfetti(canvas: HTMLCanvasElement): () => void {
  if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return () => {}
  let stopped = false
  let clear = () => {}
  const stop = () => {
    stopped = true
    for (const timer of timers) clearTimeout(timer)
    clear()
  }
  const timers = [setTimeout(stop, CONFETTI_MS)]
  const begin = async () => {
    await nextPaint()
    const { default: confetti } = await import('canvas-confetti')
    await nextPaint()
    if (stopped) return
    // A worker would need a blob: address in the content security policy.
    const colors = getComputedStyle(canvas).getPropertyValue('--confetti').split(' ')
    const fire = confetti.create(canvas, { resize: true, useWorker: false })
    clear = () => fire.reset()
    for (const [index, particleCount] of CONFETTI_WAVES.entries()) {
      const after = (index * CONFETTI_MS) / (CONFETTI_WAVES.length + 1)
      const wave = () =>
        fire({
          particleCount,
          ticks: Math.round((CONFETTI_MS - after) * FRAMES_PER_MS),
          origin: { x: [0.5, 0.25, 0.75][index] ?? 0.5, y: 0.45 },
          spread: 100,
          startVelocity: 38,
          colors,
        })
      timers.push(setTimeout(wave, after))
    }
  }
  // The popup is complete without confetti.
  begin().catch(() => {})
  return stop
}
