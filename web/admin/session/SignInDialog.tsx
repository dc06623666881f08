import { useEffect, useId, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { SmallButton } from '../controls/SmallButton.tsx'
import { KeyForm } from './SignIn.tsx'
import { useSession } from './session.ts'

/** Signs in over the dashboard once a session has ended there: what was typed stays behind it. */
export function SignInDialog() {
  const { state, ended, signIn, dismiss } = useSession()
  const { mutate } = useSWRConfig()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const isOpen = state === 'open' && ended !== undefined

  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={isOpen ? id : undefined}
      onCancel={dismiss}
      className="m-auto w-[min(24rem,calc(100vw-2rem))] rounded-lg bg-paper p-5 text-jam backdrop:bg-leaf/55"
    >
      {isOpen && (
        <>
          <h2 id={id} className="text-h4">
            Sign in
          </h2>
          <p className="mt-1 text-base leading-snug">
            The sign-in has ended.{' '}
            {ended ? `${ended}; the text and its orders stay here.` : 'All that you typed stays here.'}
          </p>
          <KeyForm
            onSignedIn={() => {
              signIn()
              void mutate(() => true)
            }}
          >
            <SmallButton as="text" onClick={dismiss} className="justify-self-center">
              Not now
            </SmallButton>
          </KeyForm>
        </>
      )}
    </dialog>
  )
}
