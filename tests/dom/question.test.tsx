import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { QuestionForm } from '#web/frame/QuestionForm.tsx'
import { sendQuestion } from '#web/frame/send-question.ts'
import { ContentContext } from '#web/model/context.ts'
import { content } from '../content.ts'

it.each([
  ['full_day', { success: false, code: 'unavailable', message: '', reason: 'full_day' }],
  ['failed', { success: false, code: 'unavailable', message: '' }],
] as const)('a question keeps what was typed, says “%s” and offers WhatsApp', async (outcome, answer) => {
  vi.stubGlobal('fetch', async () => Response.json(answer))
  document.body.innerHTML = renderToStaticMarkup(
    <ContentContext value={content}>
      <QuestionForm placement="question" />
    </ContentContext>,
  )
  const field = (name: string) =>
    document.querySelector(`[name="${name}"]`) as HTMLInputElement | HTMLTextAreaElement
  field('reach').value = '98220 12345'
  field('message').value = 'Do you post to Nashik?'
  await sendQuestion(document.querySelector('form') as HTMLFormElement)
  const said = document.querySelector('[role="status"]')?.textContent
  expect(said).toBe(content.question.outcomes[outcome])
  if (outcome === 'full_day') expect(said).toMatch(/until 5:30 am\. Please use WhatsApp, or call \+91/)
  expect(document.querySelector('[data-way-out]')?.hasAttribute('hidden')).toBe(false)
  expect(field('message').value).toBe('Do you post to Nashik?')
})
