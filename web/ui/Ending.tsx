import { useContent } from '#web/model/context.ts'
import { ContentPicture } from './ContentPicture.tsx'

/** The ornament below the last line of an article or a section; nothing where the shop has none. */
export function Ending({ className, onDark = false }: { className: string; onDark?: boolean }) {
  const { facts } = useContent()
  return <ContentPicture name={facts.look.ending} onDark={onDark} className={`w-45 ${className}`} />
}
