import './bar.css'
import { showMoment } from '../views/admin/format.ts'
import html from './bar.html?raw'
import { type Commit, openHistory, PREVIEW, type Settings } from './history.ts'

const BRANCH_KEY = 'edit-branch'
type Button = HTMLButtonElement

/** The branch that the editor commits to: the preview, where the owner has chosen so on this device. */
export const editBranch = (published: string) => localStorage.getItem(BRANCH_KEY) || published

/**
 * Puts a bar above the editor, for undoing and for the preview. It uses the token of the editor's own sign-in.
 *
 * @returns a function that looks for the newest edit again, for when the editor has saved one
 */
export function startBar(settings: Settings): () => void {
  document.body.insertAdjacentHTML('afterbegin', html)
  const bar = document.querySelector('.edit-bar') as HTMLElement
  const select = bar.querySelector('select') as HTMLSelectElement
  const dialog = document.querySelector('.edit-dialog') as HTMLDialogElement
  const [undo, publish, discard] = bar.querySelectorAll('button') as Iterable<Button> as [
    Button,
    Button,
    Button,
  ]
  const [ok, cancel] = dialog.querySelectorAll('button') as Iterable<Button> as [Button, Button]
  const branch = editBranch(settings.branch)
  const chosen = branch === PREVIEW ? PREVIEW : ''
  select.value = chosen
  if (chosen) {
    bar.classList.add('is-preview')
    bar.getElementsByTagName('summary')[0]?.replaceChildren('Preview')
  }
  const token = (): string => JSON.parse(localStorage.getItem('sveltia-cms.user') || '{}').token ?? ''
  const history = () => openHistory(settings, token())

  function show(text: string, onAgree?: () => void): void {
    dialog.getElementsByTagName('p')[0]?.replaceChildren(text)
    cancel.hidden = !onAgree
    ok.onclick = () => onAgree?.()
    dialog.showModal()
  }
  const showError = ({ message }: Error) => show(message)
  /** Acts once the owner agrees. The editor is loaded again: it shows the branch as it was. */
  const act = (question: string, action: () => Promise<unknown>) =>
    show(question, async () => {
      bar.inert = true
      await action().then(() => location.reload(), showError)
      bar.inert = false
    })

  publish.onclick = () => act('Make all changes of the preview live?', () => history().publishPreview())
  discard.onclick = () => act('Throw away all changes of the preview?', () => history().discardPreview())
  select.onchange = () => {
    const { value, selectedOptions } = select
    const question = `Let changes go ${selectedOptions[0]?.label} from now on?`
    select.value = chosen
    act(question, async () => {
      if (value) await history().startPreview()
      localStorage.setItem(BRANCH_KEY, value)
    })
  }

  function offer(edit: Commit): void {
    const { message, committer } = edit.commit
    const [kind, what] = (message.split('\n')[0] as string).split(/: (.*)/)
    const verb = kind === 'Undo' ? 'Redo' : 'Undo'
    const at = new Date(committer.date)
    const time = at.toLocaleTimeString('en-GB', { timeZone: 'Asia/Kolkata', timeStyle: 'short' })
    undo.disabled = false
    undo.textContent = `${verb}: ${what} of ${time}`
    undo.onclick = () =>
      act(`${verb} “${what}” of ${showMoment(committer.date)}?`, () => history().undo(branch, edit))
  }
  async function refresh(): Promise<void> {
    if (chosen) await history().startPreview()
    const edit = await history().newestEdit(branch)
    if (edit) offer(edit)
  }
  // The editor reports neither a sign-in nor a sign-out.
  setInterval(() => {
    const isSignedIn = Boolean(token())
    if (bar.classList.contains('is-signed-in') === isSignedIn) return
    bar.classList.toggle('is-signed-in')
    if (isSignedIn) refresh().catch(showError)
  }, 500)
  return () => void refresh().catch(showError)
}
