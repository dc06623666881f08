/** What a rendered page breaks of the rules of composition. */
export type Measured = {
  height: number
  /** How far the page is wider than the screen. */
  overflow: number
  /** Parts of a section that start on no axis of the grid. */
  offAxes: string[]
  /** Pictures shown twice within two screens. */
  twice: string[]
  /** Stretches of a section in which one half of the page is empty. */
  halves: string[]
  /** Links and buttons that are behind a picture. */
  covered: string[]
}

/** Runs in the page, which has been laid out completely. */
export function measure(): Measured {
  const GRID_FROM = 768
  /** Rounding, and the optical margin of large letters. */
  const TOLERANCE = 6
  /** A half may be empty for less than this share of the screen's height: the end of a shorter column. */
  const EMPTY_HALF = 0.3
  /** The distance between lines of one text, in CSS pixels. */
  const LINE_DISTANCE = 32
  const STEP = 8

  const root = document.documentElement
  const height = root.scrollHeight
  const sections = [...document.querySelectorAll<HTMLElement>('main > section, footer')]
  const isGrid = root.clientWidth >= GRID_FROM
  const place = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return { left, right, top: top + scrollY, bottom: bottom + scrollY }
  }
  const nameOf = (element: Element) => {
    const text = element.textContent.trim().slice(0, 24)
    return `${element.closest('section, footer')?.id}: ${text || element.className || element.tagName}`
  }
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })

  function partsOf(grid: Element): Element[] {
    return [...grid.children].flatMap((part) =>
      getComputedStyle(part).display === 'contents' ? partsOf(part) : isShown(part) ? [part] : [],
    )
  }

  const offAxes = [...document.querySelectorAll('main .page-grid, footer .page-grid')].flatMap((grid) => {
    const { paddingLeft, paddingRight, columnGap } = getComputedStyle(grid)
    const box = place(grid)
    const start = box.left + Number.parseFloat(paddingLeft)
    const gap = Number.parseFloat(columnGap)
    const step = (box.right - Number.parseFloat(paddingRight) - start + gap) / 12
    const axes = [0, start, start + 4 * step, start + 6 * step, start + 8 * step]
    const isOnAxis = (left: number) => axes.some((axis) => Math.abs(axis - left) < TOLERANCE)
    const parts = partsOf(grid)
    return parts
      .filter((part, index) => {
        const { left, right, top } = place(part)
        // Columns that divide a part evenly.
        const before = parts[index - 1] && place(parts[index - 1] as Element)
        const divides =
          before?.top === top && isOnAxis(before.left) && before.right - before.left === right - left
        return right > left && !isOnAxis(left) && !divides
      })
      .map((part) => `${Math.round(place(part).left)} ${nameOf(part)}`)
  })

  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')]
    .filter((image) => isShown(image) && image.getBoundingClientRect().height > 0)
    .map((image) => ({
      name: image.src.replace(/^.*\//, '').replace(/-[^-]*$/, ''),
      ...place(image),
      row: image.closest('[data-pack-selector]'),
    }))
  const twice = pictures
    .filter(({ name, top, row }, index) =>
      pictures
        .slice(0, index)
        .some(
          (other) =>
            other.name === name && !(row && other.row === row) && top - other.bottom < 2 * innerHeight,
        ),
    )
    .map(({ name }) => name)

  /** Everything that can be seen: lines of text, pictures, drawings, controls and grounds. */
  function findVisible(section: Element) {
    const seen: { left: number; right: number; top: number; bottom: number }[] = []
    for (const element of section.querySelectorAll('*')) {
      if (!isShown(element)) continue
      const { backgroundColor, opacity } = getComputedStyle(element)
      const hasGround = !/, 0\)$|^transparent$/.test(backgroundColor) && element.parentElement !== section
      if (opacity !== '0' && (hasGround || element.matches('img, svg, input, button, iframe')))
        seen.push(place(element))
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const { left, right, top, bottom } of range.getClientRects())
          seen.push({ left, right, top: top + scrollY, bottom: bottom + scrollY })
      }
    }
    return seen
  }

  function findEmptyHalves(section: Element): string[] {
    const { top, bottom } = place(section)
    const middle = root.clientWidth / 2
    const seen = findVisible(section)
    const found: string[] = []
    let empty: { side: string; from: number } | undefined
    for (let y = top; y <= bottom; y += STEP) {
      const here = seen.filter((box) => box.top - LINE_DISTANCE < y && box.bottom + LINE_DISTANCE > y)
      const left = here.some((box) => box.left < middle - 2 * LINE_DISTANCE)
      const right = here.some((box) => box.right > middle + LINE_DISTANCE)
      const side = left === right ? '' : left ? 'right' : 'left'
      if (side === empty?.side) continue
      if (empty?.side && y - empty.from > EMPTY_HALF * innerHeight)
        found.push(
          `${section.id || section.tagName} ${empty.side} ${(empty.from - top) | 0}–${(y - top) | 0}`,
        )
      empty = { side, from: y }
    }
    return found
  }

  const covered = [...document.querySelectorAll('main a, main button, footer a, footer button')]
    .filter((control) => {
      if (!isShown(control)) return false
      control.scrollIntoView({ block: 'center', behavior: 'instant' })
      const line = control.getClientRects()[0]
      return (
        line &&
        document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2)?.matches('img')
      )
    })
    .map(nameOf)
  scrollTo({ top: 0, behavior: 'instant' })

  return {
    height,
    overflow: root.scrollWidth - root.clientWidth,
    offAxes: isGrid ? offAxes : [],
    twice,
    halves: isGrid ? sections.flatMap(findEmptyHalves) : [],
    covered,
  }
}
