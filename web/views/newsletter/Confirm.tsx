import { mailText } from '#web/content/mail.ts'
import { ButtonPage } from './ButtonPage.tsx'

export function Confirm() {
  return <ButtonPage words={mailText.pages.confirm} />
}
