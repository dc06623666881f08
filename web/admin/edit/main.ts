import CMS from '@sveltia/cms'
import { PHOTOGRAPHS } from '#web/shop/photographs.ts'
import { startBar } from './bar.ts'

/** The page `/edit`: the editor with the forms that the build made of the content's schemas. */
const config = await (await fetch('/edit/config.json')).json()
// Without a repository the content on this machine is edited: its developer has git.
if (config.backend.repo !== 'local/content')
  CMS.registerEventListener({ name: 'postSave', handler: startBar(config.backend.repo) })
// Where a picture is replaced, the editor accepts WebP alone, so that a phone hides its photographs; it converts them.
document.addEventListener(
  'click',
  ({ target }) => {
    if (target instanceof HTMLInputElement && target.accept === 'image/webp') target.accept = PHOTOGRAPHS
  },
  true,
)
CMS.init({ config: { ...config, load_config_file: false } })
