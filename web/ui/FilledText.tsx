import { Fragment, type ReactNode } from 'react'

type Props = {
  /** A text with placeholders such as `{lot}`. */
  text: string
  /** The elements, by the placeholders' names. */
  values: Readonly<Record<string, ReactNode>>
}

/**
 * Prints a text with elements in place of its placeholders; `fill()` puts in texts.
 *
 * @throws where a placeholder has no value
 */
export function FilledText({ text, values }: Props) {
  return text.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return part
    if (!(part in values)) throw new Error(`{${part}}: no value for it in “${text}”`)
    return <Fragment key={part}>{values[part]}</Fragment>
  })
}
