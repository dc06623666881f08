import './bar.css'
import { showMoment } from '../views/admin/format.ts'
import html from './bar.html?raw'
import { type Commit, openHistory, type Settings } from './history.ts'

/**
 * Puts a bar above the editor, for undoing. It uses the token of the editor's own sign-in.
 *
 * @returns a function that looks for the newest edit again, for when the editor has saved one
 */
export function startBar(settings: Settings): () => void {
  document.body.insertAdjacentHTML('afterbegin', html)
  const bar = document.querySelector('.edit-bar') as HTMLElement
  const button = bar.querySelector('button') as HTMLButtonElement
  const token = (): string => JSON.parse(localStorage.getItem('sveltia-cms.user') || '{}').token ?? ''
  const showError = ({ message }: Error) => alert(message)

  function offer(edit: Commit): void {
    const { message, committer } = edit.commit
    const [kind, what] = (message.split('\n')[0] as string).split(/: (.*)/)
    const verb = kind === 'Undo' ? 'Redo' : 'Undo'
    const at = new Date(committer.date)
    const time = at.toLocaleTimeString('en-GB', { timeZone: 'Asia/Kolkata', timeStyle: 'short' })
    button.disabled = false
    button.textContent = `${verb}: ${what} of ${time}`
    button.onclick = async () => {
      if (!confirm(`${verb} “${what}” of ${showMoment(committer.date)}?`)) return
      bar.inert = true
      // The editor is loaded again: it shows the files as they were.
      await openHistory(settings, token())
        .undo(edit)
        .then(() => location.reload(), showError)
      bar.inert = false
    }
  }
  async function refresh(): Promise<void> {
    const edit = await openHistory(settings, token()).newestEdit().catch(showError)
    if (edit) offer(edit)
  }
  // The editor reports neither a sign-in nor a sign-out.
  setInterval(() => {
    const isSignedIn = Boolean(token())
    if (bar.classList.contains('is-signed-in') === isSignedIn) return
    bar.classList.toggle('is-signed-in')
    if (isSignedIn) refresh()
  }, 500)
  return refresh
}
