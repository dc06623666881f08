import { SOURCE_LANGUAGE } from '#contract/languages.ts'
import { loadContent } from '#web/model/load.ts'
import { isDemonstration, SHOP_FOLDER } from '#web/model/shop-folder.ts'
import { languageTitle } from '#web/model/titles.ts'
import { ContentError } from '#web/model/validation.ts'
import { findChangedTexts } from '../changed-texts.ts'
import { unpublishedLanguages } from '../languages.ts'
import { incompleteLanguages } from '../translations.ts'
import { advice, scheduledArticles } from './advice.ts'
import { findUnlawfulSales, missingToOpen, wrongClaims } from './launch.ts'
import { failureText, problemLines } from './problem-lines.ts'
import { contentProblems } from './refusals.ts'

/** `npm run check:launch`: what is missing to open, what visitors do not see, and advice. Exits with 1 for the first. */
try {
  const problems = contentProblems()
  if (problems.length > 0) throw new ContentError(problems)
  const missing = [...missingToOpen(), ...wrongClaims()]
  const unlawful = problemLines(findUnlawfulSales(), SHOP_FOLDER)
  const others = problemLines(missing, SHOP_FOLDER).filter((line) => !unlawful.includes(line))
  print('Missing to open, and to take orders once open', others)
  print('Against the law, unless you say why it is not', unlawful)
  print('Not published', [
    ...unpublishedLanguages().map(({ name }) => `language ${name}: npm run translations`),
    ...incompleteLanguages().map(
      (id) => `language ${languageTitle(id)}, unless it is already: npm run translations`,
    ),
    ...scheduledArticles(),
  ])
  const { readOn } = loadContent(SOURCE_LANGUAGE, SHOP_FOLDER, 'unopened').facts.read
  const changed = isDemonstration(SHOP_FOLDER) ? undefined : findChangedTexts(readOn)
  print('Worth doing', [
    ...advice(),
    ...(changed
      ? [`reading what an update has changed in the privacy policy and the notices since ${readOn}`]
      : []),
  ])
  if (isDemonstration(SHOP_FOLDER))
    console.log('\nThis is the sample shop; to make your own: npm run new-shop')
  else if (missing.length === 0) console.log('\nReady to open: npm run deploy')
  process.exitCode = missing.length === 0 ? 0 : 1
} catch (error) {
  console.error(failureText(error, SHOP_FOLDER))
  process.exitCode = 1
}

function print(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log([`\n${title} (${lines.length})`, ...lines].join('\n  '))
}
