import { describe, expect, it } from 'vitest'
import { styleFor } from '../../web/build/view-styles.ts'

const html = (classes: string) => `<p class="${classes}">text</p>`

describe('the styles of a view', () => {
  it('are those of the classes that are written in it, in HTML or in code', () => {
    expect(styleFor('.a{top:0}.b{top:1px}.c{top:2px}', [html('x a'), 'let k=`b `+y'])).toBe(
      '.a{top:0}.b{top:1px}',
    )
  })

  it('keep what is said of attributes and states, and the order', () => {
    const style = 'p{top:0}[hidden]{top:1px}:focus-visible{top:2px}.a:has(.none){top:3px}'
    expect(styleFor(style, [html('a')])).toBe(style)
  })

  it('are those of the elements that are written in it, in HTML or in code, and of the two that every page has', () => {
    const style = 'html{top:0}body{top:1px}p:first-child{top:2px}table td{top:3px}h1{top:4px}'
    expect(styleFor(style, ['<p>a table</p>', 'jsx(`h1`,{})'])).toBe(style.replace('table td{top:3px}', ''))
  })

  it('leave out the parts of inputs that it has none of', () => {
    const style = '::-webkit-datetime-edit{top:0}::file-selector-button{top:1px}'
    expect(styleFor(style, ['<p>date, file</p>'])).toBe('')
    expect(styleFor(style, ['<input type="date"/>', 'jsx("input",{type:`file`})'])).toBe(style)
  })

  it('know classes with signs, as they are escaped in CSS and in HTML', () => {
    const style =
      ".\\[\\&_img\\]\\:w-1 img{top:0}.after\\:content-\\[\\'…\\'\\]:after{top:1px}.w-1\\/2{top:2px}.\\[\\@media\\(a\\<1rem\\)\\]\\:b{top:3px}"
    expect(styleFor(style, [html("[&amp;_img]:w-1 after:content-['…'] w-1/2 [@media(a&lt;1rem)]:b")])).toBe(
      style,
    )
  })

  it('keep of a list of selectors those that are wanted', () => {
    expect(styleFor('.a,.b,p{top:0}', [html('b')])).toBe('.b,p{top:0}')
  })

  it('leave no empty shells, and never touch the steps of an animation', () => {
    expect(
      styleFor('@layer x{@media print{.a{top:0}}}@keyframes k{0%,50.5%{top:0}}p{top:0}', [html('x')]),
    ).toBe('@keyframes k{0%,50.5%{top:0}}p{top:0}')
  })

  it('set and register only the variables that something uses, by way of others too', () => {
    const style = (names: string[]) =>
      [
        `:root,:host{${names.map((name) => `--${name}:${name === 'b' ? 'var(--c)' : '0'}`).join(';')}}`,
        ...names.map((name) => `@property --${name}{syntax:"*";inherits:false}`),
        `*,:before,:after,::backdrop{${names.map((name) => `--${name}:0`).join(';')}}`,
        '.a{top:var(--b)}',
      ].join('')
    expect(styleFor(style(['b', 'c', 'd', 'e']), [html('a')])).toBe(style(['b', 'c']))
    expect(styleFor(style(['b', 'c', 'd', 'e']), [html('a'), 'css=`i{color:var(--d)}`'])).toBe(
      style(['b', 'c', 'd']),
    )
  })
})
