import { useContent } from '#web/content/context.ts'
import { Arch } from '#web/ui/Arch.tsx'
import { ContentPicture } from '#web/ui/ContentPicture.tsx'

/** The back of a jar, and where its code is. */
export function JarBack({ className = '' }: { className?: string }) {
  const { batch, label } = useContent()
  return (
    <figure className={`mx-auto w-full max-w-80 text-moss lg:col-span-5 lg:max-w-96 ${className}`}>
      <Arch framed>
        <ContentPicture first name={label.picture} sizes="(width >= 64rem) 24rem, 80vw" />
      </Arch>
      <figcaption className="mt-4 text-balance text-center text-base">{batch.caption}</figcaption>
    </figure>
  )
}
