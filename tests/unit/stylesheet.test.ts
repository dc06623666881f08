import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { copyProject, makeShopIn } from '../project-copy.ts'

it('makes no rule of a word of the content, in whatever file of it', async () => {
  const word = (url: string) => `bg-[url(https://foreign.example/${url}.png)]`
  const folder = copyProject()
  makeShopIn(folder, {})
  const web = join(folder, 'web')
  writeFileSync(join(web, 'content/en/foreign.json'), JSON.stringify(word('json')))
  mkdirSync(join(web, 'content/en/articles'))
  writeFileSync(join(web, 'content/en/articles/foreign.md'), word('markdown'))
  writeFileSync(join(web, 'content/facts/foreign.txt'), word('text'))
  writeFileSync(join(web, 'ui/Own.tsx'), `<p className="${word('own')}" />`)
  // The subsets of the fonts, which the build makes first.
  mkdirSync(join(folder, 'dist/fonts'), { recursive: true })
  writeFileSync(join(folder, 'dist/fonts/fonts.css'), '')

  const built = await build({
    root: web,
    configFile: false,
    logLevel: 'silent',
    plugins: [tailwindcss()],
    build: { write: false, rolldownOptions: { input: join(web, 'entry-styles.css') } },
  })
  const css = JSON.stringify(built)
  expect(css.match(/foreign\.example\/\w+/g)).toEqual(['foreign.example/own'])
})
