import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { QuestionForm } from '#web/frame/QuestionForm.tsx'
import { ContentContext } from '#web/model/context.ts'
import { content } from '../content.ts'

afterEach(cleanup)

it.each([
  ['full_day', { success: false, code: 'unavailable', message: '', reason: 'full_day' }],
  ['failed', { success: false, code: 'unavailable', message: '' }],
] as const)('a question keeps what was typed, says “%s” and offers WhatsApp', async (outcome, answer) => {
  vi.stubGlobal('fetch', async () => Response.json(answer))
  const { container } = render(
    <ContentContext value={content}>
      <QuestionForm language="en" page="/" privacyPath="/privacy-policy" formsNeedScripts={false} />
    </ContentContext>,
  )
  const form = container.querySelector('form') as HTMLFormElement
  const message = screen.getByLabelText<HTMLTextAreaElement>(content.question.message)
  screen.getByLabelText<HTMLInputElement>(content.question.reach).value = '98220 12345'
  message.value = 'Do you post to Nashik?'
  fireEvent.submit(form)
  const said = content.question.outcomes[outcome]
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(said))
  if (outcome === 'full_day') expect(said).toMatch(/until 5:30 am\. Please use WhatsApp, or call \+91/)
  expect(form.dataset.failed).toBeDefined()
  expect(message.value).toBe('Do you post to Nashik?')
})
