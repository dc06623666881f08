import type { LanguageId } from '#contract/languages.ts'
import { RUN_TIME } from './display-text.ts'

/**
 * How Devanagari is set: marks above and below the line need room, letters hang from one line that no letter-spacing may
 * break, and there are no capitals. Outside of all layers, so that the rules win over utilities; runs in another language
 * keep their own type.
 *
 * @param display selectors of elements that are set in the display font
 */
export function devanagariRules(language: LanguageId, display: string): string {
  const own = `:lang(${language})`
  return `
body ${own}{line-height:1.5;letter-spacing:0;font-variant-caps:normal}
:is(p,li,dd)${own}:not([class*=leading-]){line-height:1.6}
:is(${display})${own}{line-height:1.3}
:is(${display}) ${own}{line-height:inherit}
:is(${RUN_TIME}) :is(${display})${own}{font-family:var(--font-text);line-height:1.5}
.text-xs${own}{text-wrap:balance}
:is(em,i,cite)${own}{font-style:normal}`.replaceAll('\n', '')
}
