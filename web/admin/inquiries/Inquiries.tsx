import { useDeferredValue, useRef, useState } from 'react'
import { OWNER_LIMITS } from '#contract/browser-limits.ts'
import { api, bodyOf } from '#web/browser/api/client.ts'
import type { InquiryStatus } from '#worker/inquiries/constants.ts'
import type { Inquiry } from '#worker/inquiries/contract.ts'
import { DeleteButton } from '../controls/DeleteButton.tsx'
import { field } from '../controls/fields.tsx'
import { PagedList } from '../controls/PagedList.tsx'
import { LazyDisclosure, Panel, QueryResult } from '../controls/Panel.tsx'
import { RowList } from '../controls/RowList.tsx'
import { SmallButton } from '../controls/SmallButton.tsx'
import { plural, showCount } from '../format.ts'
import { useMarks } from '../orders/marks.ts'
import { InquiryEntry } from './InquiryEntry.tsx'
import { allInquiries, hasText, queryInquiries } from './queries.ts'
import { InquiriesProvider, useInquiries, useInquiriesState } from './use-inquiries.ts'

/** Enquiries that have words, in full: answered, searched and deleted. */
export function Inquiries() {
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  return (
    <Panel id="enquiries" heading="Enquiries">
      <InquiriesProvider value={useInquiriesState()}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 pb-2.5 print:hidden">
          <input
            type="search"
            aria-label="Name, number, address or word"
            placeholder="Name, number, address or word"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            className={`${field} max-w-90 flex-1 basis-72`}
          />
          <Deletion />
        </div>
        {search ? (
          <Found search={search} />
        ) : (
          <>
            <InquiryList status="new" />
            <LazyDisclosure summary="Answered" className="border-moss/40 border-b">
              <InquiryList status="answered" />
            </LazyDisclosure>
          </>
        )}
      </InquiriesProvider>
    </Panel>
  )
}

/** Deletes what is selected, once the owner has confirmed it. */
function Deletion() {
  const { selected, setSelected } = useInquiries()
  const { showFinal } = useMarks()
  const button = useRef<HTMLButtonElement>(null)
  const ids = [...(selected ?? [])]
  const enquiries = plural(ids.length, 'enquiry', 'enquiries')
  const end = () => {
    setSelected(undefined)
    button.current?.focus()
  }
  return (
    <>
      {ids.length > 0 && (
        <DeleteButton
          key={ids.length}
          name=""
          label={`Delete ${showCount(ids.length)}`}
          confirmation={`Delete ${enquiries} for good`}
          remove={() => deleteInquiries(ids)}
          onDone={() => {
            // An enquiry that was marked before may be among them.
            showFinal(enquiries, 'deleted for good')
            end()
          }}
        />
      )}
      <SmallButton ref={button} as="text" onClick={selected ? end : () => setSelected(new Set())}>
        {selected ? 'Cancel' : 'Select to delete'}
      </SmallButton>
    </>
  )
}

async function deleteInquiries(ids: readonly string[]) {
  let answer: { demo?: true } = {}
  for (let first = 0; first < ids.length; first += OWNER_LIMITS.deletedInquiries) {
    const id = ids.slice(first, first + OWNER_LIMITS.deletedInquiries)
    answer = await bodyOf(api.owner.inquiries.$delete({ query: { id } }))
  }
  return answer
}

function InquiryList({ status }: { status: InquiryStatus }) {
  return (
    <PagedList query={(before) => queryInquiries(status, before)}>
      {(data) =>
        data.length === 0 ? (
          <p className="border-moss/40 border-t py-3 text-moss">
            {status === 'new' ? 'None to answer' : 'None answered yet'}
          </p>
        ) : (
          <Entries inquiries={data} list={status} />
        )
      }
    </PagedList>
  )
}

/** Enquiries that have a text, new and answered. */
function Found({ search }: { search: string }) {
  return (
    <QueryResult query={allInquiries}>
      {({ data, isCut }) => {
        const found = data.filter((inquiry) => hasText(inquiry, search))
        return (
          <>
            <p role="status" className="pb-2 text-moss text-sm">
              <span>
                {found.length === 0 ? `No enquiry has “${search}”.` : `${showCount(found.length)} found.`}
              </span>
              <span>{isCut && ` Searched were the newest ${showCount(data.length)}.`}</span>
            </p>
            <Entries inquiries={found} />
          </>
        )
      }}
    </QueryResult>
  )
}

function Entries({ inquiries, list }: { inquiries: readonly Inquiry[]; list?: InquiryStatus }) {
  const { selected, select } = useInquiries()
  return (
    <>
      {selected && inquiries.length > 1 && (
        <SmallButton as="text" onClick={() => select(inquiries.map(({ id }) => id))}>
          {`Select all ${showCount(inquiries.length)}`}
        </SmallButton>
      )}
      <RowList>
        {inquiries.map((inquiry) => (
          <InquiryEntry key={inquiry.id} inquiry={inquiry} list={list} />
        ))}
      </RowList>
    </>
  )
}
