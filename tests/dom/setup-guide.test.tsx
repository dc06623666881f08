import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dashboardTests, eventually, textOf, textsOf } from './dashboard.tsx'

const site = dashboardTests()
afterEach(() => vi.useRealTimers())

const toggle = () => screen.getByRole('button', { name: 'Setup Guide' })
const guide = () => screen.queryByRole('heading', { level: 2, name: 'Setup Guide' })

async function openGuide() {
  const user = site.show()
  // Until it is known who is there, the form and the first screen are both in the page; CSS shows one of them.
  await eventually(toggle)
  await user.click(toggle())
  await eventually(() => expect(guide()).toBeTruthy())
  return user
}

function step(position: number) {
  const heading = screen.getByRole('heading', { name: new RegExp(`^Step ${position}:`) })
  return within(heading.closest('li') as HTMLElement)
}

describe('the guide', () => {
  it('is toggled by its button without signing in, calls for no numbers, and has badges and four steps, all done on a working site', async () => {
    const user = await openGuide()
    expect(toggle().getAttribute('aria-pressed')).toBe('true')
    // The page has a toggle of its own, which takes the focus over.
    await eventually(() => expect(document.activeElement).toBe(toggle()))
    expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull()
    for (const badge of ['Connected', 'Credentials set']) expect(await screen.findByText(badge)).toBeTruthy()
    expect(screen.getAllByText('Done')).toHaveLength(4)
    const steps = [
      ['Create the database', 'wrangler d1 create'],
      ['Put its id into wrangler.toml', 'database_id'],
      ['Run the migrations', 'wrangler d1 migrations apply DB --remote'],
      ['Set OWNER_KEY', 'wrangler secret put OWNER_KEY'],
    ] as const
    const headings = textsOf(screen.getAllByRole('heading', { name: /^Step \d/ }))
    expect(headings).toEqual(steps.map(([name], index) => `Step ${index + 1}: ${name}`))
    for (const [index, [, command]] of steps.entries())
      expect(step(index + 1).getByText((_, shown) => shown?.tagName === 'CODE').textContent).toContain(
        command,
      )
    await user.click(toggle())
    expect(await screen.findByLabelText('Owner key')).toBeTruthy()
    await eventually(() => expect(document.activeElement).toBe(toggle()))
    expect(guide()).toBeNull()
    expect(site.calls().filter((call) => call.includes('/stats'))).toEqual([])
  })

  it('takes the place of the dashboard and back, and leaves the focus on its button', async () => {
    const user = await site.open()
    for (const isShown of [true, false]) {
      await user.click(toggle())
      await eventually(() => expect(guide() !== null).toBe(isShown))
      await eventually(() => expect(document.activeElement).toBe(toggle()))
    }
  })

  it('shows Copied! for 3 seconds, and reports a failed copy, with what to do instead', async () => {
    const user = await openGuide()
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
    document.execCommand = () => false
    const button = step(1).getByRole('button', { name: /^Copy/ })
    await user.click(button)
    expect(await screen.findByText('Failed to copy')).toBeTruthy()
    expect(screen.getByText('Please select and copy the text manually')).toBeTruthy()
    expect(textOf(button)).toMatch(/^Copy /)
    copy.mockResolvedValue()
    vi.useFakeTimers()
    await act(async () => button.click())
    await act(() => vi.advanceTimersByTimeAsync(2900))
    expect(textOf(button)).toMatch(/^Copied!/)
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(textOf(button)).toMatch(/^Copy /)
  })

  it('calls the database of a developer’s machine local, and no step done', async () => {
    vi.spyOn(location, 'hostname', 'get').mockReturnValue('localhost')
    await openGuide()
    expect(await screen.findByText('A local database')).toBeTruthy()
    expect([screen.queryByText('Connected'), screen.queryByText('Done')]).toEqual([null, null])
  })

  it.each([
    ['the one command where the local database', 'localhost', /tables are missing.* npm run db:migrate/],
    ['the step where the deployed database', 'samayu.example.in', /tables are missing.* step 3/],
  ])('says %s has no tables yet', async (_, host, sentence) => {
    site.run('DROP TABLE daily_counts')
    vi.spyOn(location, 'hostname', 'get').mockReturnValue(host)
    await openGuide()
    for (const text of [sentence, 'Configuration needed', 'Credentials set'])
      expect(await screen.findByText(text)).toBeTruthy()
  })

  it('does not take a database that does not answer for one without tables', async () => {
    const status = { mode: 'live', migrated: null, ownerKey: 'set', signedIn: true, today: '2026-11-28' }
    await site.signIn()
    site.answer(/api.status/, () => Response.json({ success: true, ...status }))
    await openGuide()
    expect(await screen.findByText(/^The database does not answer just now/)).toBeTruthy()
    expect(screen.queryByText('Configuration needed')).toBeNull()
    expect(step(3).queryByText('Done')).toBeNull()
  })
})
