import { plainRupees, rupees } from '#contract/rupees.ts'
import { copyText } from '#web/browser/clipboard.ts'
import { type Payment, readPayment, upiAddress } from '#web/shop/payment.ts'
import { QUIET_ZONE, qrCode } from '#web/ui/qr-code.ts'

/** How long a button says that it has copied. */
const COPIED_MS = 3000
/** Pixels along an edge of the picture of the code, at least. */
const PICTURE_SIZE = 900

type Page = { upiId?: string; name?: string; isSample: boolean; copied: string }

/**
 * Writes the amount and the reference of the address into the pay page, draws its code, and lets its buttons copy and
 * save. Nothing is sent, and nothing is kept.
 */
export function showPayment(page: HTMLElement): void {
  const { upiId, name, isSample, copied }: Page = JSON.parse(page.dataset.pay ?? '{}')
  copyOnPress(page, copied)
  addEventListener('hashchange', show)
  show()

  function show() {
    const payment = readPayment(location.hash)
    setField('amount', payment && rupees(payment.amount), payment && plainRupees(payment.amount))
    setField('reference', payment?.reference)
    const incomplete = page.querySelector<HTMLElement>('[data-pay-incomplete]')
    if (incomplete) incomplete.hidden = payment !== undefined
    const code = page.querySelector<HTMLElement>('[data-pay-code]')
    if (!code) return
    code.hidden = payment === undefined
    if (payment && upiId && name) drawCode(code, upiAddress({ upiId, name }, payment), payment, isSample)
  }

  function setField(field: keyof Payment, shown: string | undefined, toCopy = shown) {
    const row = page.querySelector<HTMLElement>(`[data-pay-field=${field}]`)
    const value = row?.querySelector<HTMLElement>('[data-pay-value]')
    if (!row || !value) return
    row.hidden = shown === undefined
    value.textContent = shown ?? ''
    value.dataset.copy = toCopy ?? ''
  }
}

function copyOnPress(page: HTMLElement, copied: string): void {
  const status = page.querySelector('[data-pay-status]')
  for (const button of page.querySelectorAll<HTMLButtonElement>('[data-pay-copy]')) {
    const [label, value] = [
      button.querySelector('span'),
      button.parentElement?.querySelector<HTMLElement>('[data-pay-value]'),
    ]
    if (!label || !value || !status) continue
    const name = label.textContent
    let timer = 0
    const show = (shown: string, said: string) => {
      label.textContent = shown
      status.textContent = said
    }
    button.hidden = false
    button.addEventListener('click', async () => {
      // Selected, it can be copied by hand where the browser refuses.
      if (!(await copyText(value.dataset.copy ?? value.textContent)))
        return getSelection()?.selectAllChildren(value)
      show(copied, copied)
      clearTimeout(timer)
      timer = window.setTimeout(show, COPIED_MS, name, '')
    })
  }
}

/** Draws the code that UPI apps scan, and gives its buttons what they open and save: apps read a picture from a gallery. */
function drawCode(code: HTMLElement, address: string, { reference }: Payment, isSample: boolean): void {
  const { size, path } = qrCode(address)
  const edge = size + 2 * QUIET_ZONE
  const scale = Math.ceil(PICTURE_SIZE / edge)
  const canvas = code.querySelector('canvas')
  const context = canvas?.getContext('2d')
  if (!canvas || !context) return
  canvas.width = canvas.height = edge * scale
  context.scale(scale, scale)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, edge, edge)
  context.translate(QUIET_ZONE, QUIET_ZONE)
  context.fillStyle = '#000'
  context.fill(new Path2D(path))
  if (isSample) writeProof(context, size)
  code.querySelector('[data-pay-open]')?.setAttribute('href', address)
  const save = code.querySelector<HTMLButtonElement>('[data-pay-save]')
  if (save) save.onclick = () => savePicture(canvas, `upi-${reference ?? 'payment'}.png`)
}

/** Crosses the code of the demonstration, which pays nobody. */
function writeProof(context: CanvasRenderingContext2D, size: number): void {
  const height = size / 6
  context.fillStyle = '#fff'
  context.fillRect(0, (size - height) / 2, size, height)
  context.fillStyle = '#000'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.font = `bold ${height * 0.9}px sans-serif`
  context.fillText('PROOF', size / 2, size / 2)
}

function savePicture(canvas: HTMLCanvasElement, download: string): void {
  canvas.toBlob((picture) => {
    if (!picture) return
    const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(picture), download })
    link.click()
    URL.revokeObjectURL(link.href)
  })
}
