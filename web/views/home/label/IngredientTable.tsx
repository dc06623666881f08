import { SOURCE } from '#contract/languages.ts'
import { useContent } from '#web/content/context.ts'
import { fill } from '#web/domain/fill.ts'
import { allergensText } from '#web/domain/label.ts'
import { NotedText } from '#web/ui/Notes.tsx'
import { PageLink } from '#web/ui/PageLink.tsx'
import { Question } from '#web/ui/Question.tsx'
import { views } from '#web/views.ts'

/** In descending order of weight; beside the source language's names the Hindi ones, in the device's own font. */
export function IngredientTable() {
  const content = useContent()
  const { label, language } = content
  const { heading, contains, columns, note, herbs, list } = label.ingredients
  return (
    <Question question={heading} short={fill(contains, { allergens: allergensText(content) })}>
      <table aria-label={heading}>
        <thead>
          <tr>
            <th>{columns.name}</th>
            <th>{columns.amount}</th>
          </tr>
        </thead>
        <tbody>
          {list.map(({ id, name, hindi, gramsPer100 }) => (
            <tr key={id}>
              <th>
                {name} {language === SOURCE && <i lang="hi">{hindi}</i>}
              </th>
              <td>{gramsPer100 && `${gramsPer100} ${label.units.g}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <NotedText text={note} />{' '}
        <PageLink to={`${views.blog.path}/${herbs.article}#${herbs.anchor}`}>{herbs.text}</PageLink>
      </p>
    </Question>
  )
}
