import Check from 'lucide-react/icons/check'
import { CopyButton } from '../panels/CopyButton.tsx'
import type { GuideStep as Step } from './guide-steps.ts'

type Props = { step: Step; position: number; done: boolean }

export function GuideStep({ step, position, done }: Props) {
  return (
    <li className="rounded-2xl bg-linen p-5 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold font-text text-lg">
          <span className="text-moss">Step {position}:</span> {step.title}
        </h3>
        {done && (
          <span className="inline-flex items-center gap-1 font-semibold text-moss text-sm">
            <Check aria-hidden strokeWidth={2} className="size-4" />
            Done
          </span>
        )}
      </div>
      <p className="mt-1.5">{step.text}</p>
      <pre className="mt-4 whitespace-pre-wrap break-words rounded-lg border border-leaf/15 bg-paper p-4 text-sm leading-relaxed">
        <code>{step.code}</code>
      </pre>
      <div className="mt-3">
        <CopyButton text={step.code} what={step.codeName} />
      </div>
      <p className="mt-3 text-sm">
        <span className="font-semibold">If you skip it:</span> {step.skipped}
      </p>
    </li>
  )
}
