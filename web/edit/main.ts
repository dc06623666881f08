import CMS from '@sveltia/cms'

/** The page `/edit`: the editor with the forms that the build made of the content's schemas. */
const config = await (await fetch('/edit/config.json')).json()
config.backend.base_url = location.origin
CMS.init({ config: { ...config, load_config_file: false } })
