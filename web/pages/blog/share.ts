import { copyText } from '#web/browser/clipboard.ts'
import { showToast } from '#web/browser/toast.ts'

/** Shares the article of a `ShareButton` by the device's share sheet; where there is none, copies its link. */
export async function share({
  dataset: { share: path = '', title = '', text = '', copied, failed = '', failedHelp = '' },
}: HTMLElement): Promise<void> {
  const url = location.origin + path
  if (navigator.share) {
    try {
      await navigator.share({ title, text, url })
      return
    } catch (error) {
      // The visitor has closed the sheet, or it is open already: the button was pressed twice.
      if (error instanceof DOMException && /^(AbortError|InvalidStateError)$/.test(error.name)) return
    }
  }
  if (await copyText(url)) alert(copied)
  else showToast('error', failed, { description: failedHelp })
}
