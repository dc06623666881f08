import './bar.css'
import { showMoment } from '../format.ts'
import { describeEdit, openHistory } from './history.ts'

/**
 * Fills the bar above the editor, for undoing. It uses the token of the editor's own sign-in.
 *
 * @param repository `owner/name`
 * @returns a function that looks for the newest edit again, for when the editor has saved one
 */
export function startBar(repository: string): () => void {
  const bar = document.querySelector('.edit-bar') as HTMLElement
  const button = bar.querySelector('button') as HTMLButtonElement
  const token = (): string => JSON.parse(localStorage.getItem('sveltia-cms.user') || '{}').token ?? ''
  const showError = ({ message }: Error) => alert(message)

  async function refresh(onError = showError): Promise<void> {
    const { newestEdit, undo } = openHistory(repository, token())
    const edit = await newestEdit().catch(onError)
    if (!edit) return
    const [subject = ''] = edit.commit.message.split('\n')
    const action = subject.startsWith('Undo') ? 'Redo' : 'Undo'
    const label = `${action}: ${describeEdit(subject)}, ${showMoment(edit.commit.committer.date)}`
    button.disabled = false
    button.textContent = label
    button.onclick = async () => {
      if (!confirm(`${label}?`)) return
      bar.inert = true
      // The editor is loaded again: it shows the files as they were.
      await undo(edit).then(() => location.reload(), showError)
      // Another device may have saved a newer edit, which is why this one was refused.
      await refresh(() => undefined)
      bar.inert = false
    }
  }
  // The editor reports neither a sign-in nor a sign-out.
  setInterval(() => {
    if (bar.hidden !== Boolean(token())) return
    bar.hidden = !bar.hidden
    if (!bar.hidden) refresh()
  }, 500)
  // Nor that a file has been uploaded by itself.
  addEventListener('hashchange', () => bar.hidden || refresh(() => undefined))
  return () => refresh()
}
