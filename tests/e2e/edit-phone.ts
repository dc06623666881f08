import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import type { LanguageId } from '#contract/languages.ts'
import { loadContent } from '#web/content/load.ts'
import { editWith, type GitHost } from './git-host.ts'

const SCREEN = { width: 390, height: 844 }
/** What a screen keyboard leaves of it. */
const ABOVE_KEYBOARD = { width: 390, height: 500 }

/**
 * Opens the editor, whose calls to the git host are answered by its stand-in, and signs in with a pasted token.
 *
 * @returns what the owner can do with a thumb; it expects after each step that nothing scrolls sideways
 */
export async function openEditor(page: Page, host: GitHost, token = 'owner-token'): Promise<Owner> {
  await editWith(host, page.context())
  await page.setViewportSize(SCREEN)
  await page.goto('/edit')
  const owner = new Owner(page, host)
  await owner.tap(page.getByRole('button', { name: 'Sign In Using Access Token' }))
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill(token)
  await owner.tap(page.getByRole('button', { name: 'Sign In', exact: true }))
  return owner
}

/** A person with a phone. */
export class Owner {
  readonly #page: Page
  readonly #host: GitHost

  constructor(page: Page, host: GitHost) {
    this.#page = page
    this.#host = host
  }

  async tap(target: Locator): Promise<void> {
    await this.#reach(target)
    await target.tap()
    await this.#expectNoSidewaysScrolling()
  }

  /** Types into a field with the keyboard open, in place of what it holds. */
  async type(path: string, text: string): Promise<void> {
    const field = await this.find(path)
    await this.tap(field)
    await this.#page.setViewportSize(ABOVE_KEYBOARD)
    await field.scrollIntoViewIfNeeded()
    // A form that is still being rendered may lose what is typed: whoever sees that types it again.
    await expect(async () => {
      await field.fill('')
      await field.pressSequentially(text)
      await expect(field).toHaveValue(text, { timeout: 1000 })
    }).toPass()
    await this.#expectNoSidewaysScrolling()
    await expect(field).toBeInViewport()
    await this.#page.setViewportSize(SCREEN)
  }

  /** Picks a day in the browser's own dialog. */
  async pickDay(path: string, day: string): Promise<void> {
    await (await this.find(path)).fill(day)
  }

  /** Puts a file of the phone into a field. */
  async upload(path: string, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.tap(await this.find(path, 'button:has-text("Browse")'))
    const dialog = this.#page.getByRole('dialog')
    const chooser = this.#page.waitForEvent('filechooser')
    await this.tap(dialog.getByRole('button', { name: 'Upload' }))
    await (await chooser).setFiles(file)
    await this.tap(dialog.getByRole('button', { name: 'Insert' }))
  }

  /** Opens a collection and, in it, a file. */
  async open(collection: string, file: string): Promise<void> {
    await this.tap(this.#page.getByText(collection, { exact: true }).first())
    await this.tap(this.#page.getByText(file, { exact: true }).last())
  }

  /** Expands an entry of a list, which shows this text while it is collapsed. */
  async expand(text: string): Promise<void> {
    const entry = this.#page.getByRole('group').filter({ hasText: text }).last()
    await this.tap(entry.getByRole('button', { name: 'Expand' }))
  }

  async switchTo(language: string): Promise<void> {
    await this.tap(this.#page.getByRole('combobox', { name: 'Switch Locale' }))
    await this.tap(this.#page.getByRole('option', { name: language }))
  }

  /** Scrolls to the field at a path, such as `list.0.mrp`: what is far away is not rendered before. */
  async find(path: string, kind = 'input:visible, textarea:visible'): Promise<Locator> {
    const keys = path.split('.')
    for (const count of keys.keys()) {
      const group = this.#page.locator(`[data-key-path="${keys.slice(0, count + 1).join('.')}"]`)
      // The path of a list's entry has no element.
      if (count === keys.length - 1 || (await group.count()) > 0) await this.#reach(group.first())
    }
    const field = this.#page.locator(`[data-key-path="${path}"]`).locator(kind).first()
    await this.#reach(field)
    return field
  }

  /** Saves, waits for the commit, and expects that the loader takes all content of the branch. */
  async save(): Promise<void> {
    const before = this.#host.git('rev-parse', 'main')
    await this.tap(this.#page.getByRole('button', { name: 'Save', exact: true }))
    await expect.poll(() => this.#host.git('rev-parse', 'main')).not.toBe(before)
    expect(this.#host.git('log', '-1', '--format=%s %an', 'main')).toMatch(/^Edit: .* The owner$/)
    expect(() => loadFrom(this.#host)).not.toThrow()
  }

  async #reach(target: Locator): Promise<void> {
    await target.waitFor()
    await target.scrollIntoViewIfNeeded()
  }

  async #expectNoSidewaysScrolling(): Promise<void> {
    const wide = () =>
      [document.documentElement, ...document.querySelectorAll('body *')]
        .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
        .filter(
          (element) =>
            ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
            element === document.documentElement,
        )
        .map((element) => element.outerHTML.slice(0, 200))
    // A page that is being loaded again cannot be measured.
    await expect(async () => expect(await this.#page.evaluate(wide)).toEqual([])).toPass({ timeout: 10_000 })
  }
}

/** @returns the content at the head of `main`, in English and Marathi */
export function loadFrom(host: GitHost) {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  const archive = execFileSync('git', ['-C', host.directory, 'archive', 'main', 'web/content'])
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  // Nobody has read the other languages yet: they are drafts.
  const load = (language: LanguageId) => loadContent(language, join(folder, 'web/content'))
  try {
    return { en: load('en'), mr: load('mr') }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
