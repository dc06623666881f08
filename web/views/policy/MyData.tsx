import { useState } from 'react'
import { deleteMyData, type MyDataResult, readMyData } from '#web/api/my-data.ts'
import { useContent } from '#web/content/context.ts'
import { button } from '#web/ui/button.ts'
import { MyDataRows } from './MyDataRows.tsx'

type State = MyDataResult | { kind: 'waiting' | 'failed' }

/** Shows what is stored of this browser session, and deletes it. */
export function MyData() {
  const { myData } = useContent()
  const [state, setState] = useState<State>()
  const [sure, setSure] = useState(false)

  async function run(call: () => Promise<MyDataResult>) {
    setSure(false)
    setState({ kind: 'waiting' })
    setState(await call().catch(() => ({ kind: 'failed' })))
  }

  return (
    <div data-my-data className="rounded-3xl bg-linen p-6 sm:p-8">
      <button
        type="button"
        disabled={state?.kind === 'waiting'}
        onClick={() => run(readMyData)}
        className={button.outline}
      >
        {myData.show}
      </button>
      <div role="status" className="text-base">
        {state && state.kind !== 'rows' && <p className="mt-5">{myData[state.kind]}</p>}
        {state?.kind === 'rows' && <MyDataRows data={state.data} />}
        {state?.kind === 'rows' && sure && <p className="mt-6 font-semibold">{myData.sure}</p>}
      </div>
      {state?.kind === 'rows' && (
        <p className="mt-4 flex flex-wrap gap-3">
          {sure ? (
            <>
              <button type="button" onClick={() => run(deleteMyData)} className={button.primary}>
                {myData.yes}
              </button>
              <button type="button" onClick={() => setSure(false)} className={button.outline}>
                {myData.no}
              </button>
            </>
          ) : (
            <button type="button" onClick={() => setSure(true)} className={button.primary}>
              {myData.remove}
            </button>
          )}
        </p>
      )}
    </div>
  )
}
