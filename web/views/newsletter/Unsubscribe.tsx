import { mailText } from '#web/content/mail.ts'
import { ButtonPage } from './ButtonPage.tsx'

export function Unsubscribe() {
  return <ButtonPage words={mailText.pages.unsubscribe} />
}
