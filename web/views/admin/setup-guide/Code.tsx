import { CopyButton } from '../panels/CopyButton.tsx'

/** Lines to type or paste, which a button copies. */
export function Code({ code, name }: { code: string; name: string }) {
  return (
    <div className="mt-4">
      <pre className="mb-3 whitespace-pre-wrap break-words rounded-lg border border-leaf/15 bg-paper p-4 text-sm leading-relaxed">
        <code>{code}</code>
      </pre>
      <CopyButton text={code} what={name} />
    </div>
  )
}
