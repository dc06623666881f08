/** A longer word would be wider than a phone. */
const LONGEST = 12

/** Renders a heading in whose hyphens no line breaks: browsers break “dry-fruit” into “dry-” and “fruit”. */
export function UnbrokenText({ text }: { text: string }) {
  const parts = text.split(/(\S+-\S+)/)
  return parts.map((part, index) =>
    index % 2 === 1 && part.length <= LONGEST ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
