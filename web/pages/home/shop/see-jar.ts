import { closeWithoutBox } from '#web/browser/close-without-box.ts'
import { fill } from '#web/shop/fill.ts'
import css from './jar-view.css?inline'
import type { JarViews } from './jar-views.ts'

// The security policy allows no further style element.
const sheet = new CSSStyleSheet()
sheet.replaceSync(css)
document.adoptedStyleSheets.push(sheet)

/** A finger that moves so far sideways turns to the next picture, in px. */
const SWIPE_PX = 40

/**
 * Opens the pictures of a jar large, in a modal dialog that is made when it is needed: a picture is requested when it is
 * shown. Arrow keys, swipes and buttons turn them, Escape closes, and the focus returns to the button.
 *
 * @param button has the pictures in `data-enlarge`
 */
export function seeJar(button: HTMLElement): void {
  // A double tap while this code was being loaded.
  if (document.querySelector('dialog.jar-view')) return
  const { size, description, views, words }: JarViews = JSON.parse(button.dataset.enlarge ?? '')
  const card = button.closest('.pack-card, [data-pack-selector]')
  const price = card?.querySelector<HTMLElement>('.pack-price .figure')?.innerText ?? ''
  const dialog = element('dialog', { className: 'jar-view', ariaLabel: words.label })
  const picture = element('img', { width: 1200, height: 1200 })
  const count = element('p', { className: 'jar-count', ariaLive: 'polite' })
  const choices = views.map(({ name, small }) => {
    const choice = control('', name)
    choice.append(element('img', { src: small, alt: '', width: 400, height: 400 }), element('span', {}, name))
    choice.removeAttribute('aria-label')
    return choice
  })
  let shown = 0
  const show = (index: number) => {
    shown = (index + views.length) % views.length
    const view = views[shown]
    if (!view) return
    picture.src = view.large
    picture.alt = view.alt
    count.textContent = fill(words.count, { number: shown + 1, of: views.length, name: view.name })
    for (const [place, choice] of choices.entries()) {
      if (place === shown) choice.setAttribute('aria-current', 'true')
      else choice.removeAttribute('aria-current')
    }
  }
  const previous = control('enlarge jar-previous', words.previous, 'M15 5l-7 7 7 7')
  const next = control('enlarge jar-next', words.next, 'M9 5l7 7-7 7')
  const close = control('enlarge jar-close', words.close, 'M5 5l14 14M19 5L5 19')
  const figure = element('figure')
  figure.append(picture, previous, next)
  const list = element('ul')
  for (const choice of choices) {
    const item = element('li')
    item.append(choice)
    list.append(item)
  }
  const name = element('p', { className: 'jar-name' }, size)
  name.append(element('span', { className: 'figure' }, price))
  const side = element('div', { className: 'jar-side' })
  side.append(element('p', { className: 'eyebrow' }, description ?? undefined), name, list, count)
  dialog.append(figure, side, close)
  document.body.append(dialog)

  previous.addEventListener('click', () => show(shown - 1))
  next.addEventListener('click', () => show(shown + 1))
  close.addEventListener('click', () => dialog.close())
  for (const [place, choice] of choices.entries()) choice.addEventListener('click', () => show(place))
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') show(shown - 1)
    else if (key === 'ArrowRight') show(shown + 1)
  })
  let start = 0
  figure.addEventListener('pointerdown', ({ clientX }) => {
    start = clientX
  })
  figure.addEventListener('pointerup', ({ clientX, target }) => {
    if (target !== picture || Math.abs(clientX - start) < SWIPE_PX) return
    show(clientX < start ? shown + 1 : shown - 1)
  })
  dialog.addEventListener('close', () => {
    dialog.remove()
    button.focus()
  })
  show(0)
  dialog.showModal()
  close.focus()
  closeWithoutBox(dialog, close)
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  text = '',
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), properties, text && { textContent: text })
}

const SVG = 'http://www.w3.org/2000/svg'

function control(className: string, label: string, drawing = ''): HTMLButtonElement {
  const made = element('button', { type: 'button', className, ariaLabel: label })
  if (drawing === '') return made
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', drawing)
  svg.append(path)
  made.append(svg)
  return made
}
