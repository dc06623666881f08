import { decoction, type Herb, labelText, stirredIn } from '#web/content/label.ts'

/** The herbs by name, in a disclosure: the decoction's, and the powders that are stirred in last. */
export function HerbLists() {
  return (
    <div>
      <HerbList name={labelText.decoction} herbs={decoction.herbs} />
      <HerbList name={labelText.stirredIn} herbs={stirredIn.herbs} />
    </div>
  )
}

function HerbList({ name, herbs }: { name: string; herbs: readonly Herb[] }) {
  return (
    <details>
      <summary>{name}</summary>
      <ul>
        {herbs.map(({ sanskrit, hindi, english }) => (
          <li key={sanskrit}>
            {sanskrit} <i lang="hi">{hindi}</i> <small>{english}</small>
          </li>
        ))}
      </ul>
    </details>
  )
}
