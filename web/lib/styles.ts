import { type ViewName, viewAt } from '../views.ts'

/** The view whose styles came in the page. */
const first = import.meta.env.SSR ? undefined : viewAt(location.pathname).name

let all: Promise<void> | undefined

/**
 * Fetches the styles of every view, which a page has of its own view only. Their order is the same, so that nothing
 * changes its looks.
 *
 * @param name the view that wants them; that of the page has them already
 * @throws where the file is gone, as after a deploy, or the network is
 */
export async function loadStyles(name: ViewName): Promise<void> {
  if (import.meta.env.SSR || name === first) return
  const { styles } = document.documentElement.dataset
  if (!styles) return
  all ??= new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = styles
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error('The styles did not load'))
    }
    document.head.append(link)
  })
  all.catch(() => {
    all = undefined
  })
  await all
}
