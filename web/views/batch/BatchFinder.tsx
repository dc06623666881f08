import { useContent } from '#web/content/context.ts'
import { PublicPage } from '#web/layout/PublicPage.tsx'
import { Arch } from '#web/ui/Arch.tsx'
import { ContentPicture } from '#web/ui/ContentPicture.tsx'
import { BatchList } from './BatchList.tsx'
import { LotForm } from './LotForm.tsx'

/** Finds a batch by its lot code; also the page for lots that there are not. */
export function BatchFinder({ isUnknown }: { isUnknown: boolean }) {
  const { batch, label } = useContent()
  const { title, lede } = isUnknown ? batch.notFound : batch.finder
  return (
    <PublicPage className="wide grid grid-cols-1 gap-x-16 gap-y-14 pt-8 pb-24 lg:grid-cols-12 lg:pt-16 lg:pb-36">
      <div className="lg:col-span-7">
        <h1 className="text-h1">{title}</h1>
        <p className="mt-5 max-w-[54ch] text-lede">{lede}</p>
        <LotForm isUnknown={isUnknown} />
        <BatchList />
      </div>
      <div className="hidden text-moss lg:col-span-5 lg:block">
        <Arch framed className="mx-auto max-w-96">
          <ContentPicture first name={label.picture} sizes="24rem" />
        </Arch>
        <p className="mx-auto mt-4 max-w-96 text-base text-moss">{batch.caption}</p>
      </div>
    </PublicPage>
  )
}
