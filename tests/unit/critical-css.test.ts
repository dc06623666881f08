import { describe, expect, it } from 'vitest'
import { criticalCss, splitLayer } from '#web/build/prerender/critical-css.ts'

const html = (classes: string) => `<p class="${classes}">text</p>`

describe('criticalCss', () => {
  it('keeps the rules of classes in the HTML and of classes that scripts may add', async () => {
    const css = '.a{top:0}.b{top:1px}.c{top:2px}'
    expect(await criticalCss(css, [html('x a')], ['let k=`b `+y'])).toBe('.a{top:0}.b{top:1px}')
  })

  it('keeps rules of attributes and states, in their order', async () => {
    const css =
      'p{top:0}[hidden]{top:1px}:focus-visible{top:2px}.a:has(.none){top:3px}[data-open=yes] p{top:4px}'
    expect(await criticalCss(css, [html('a')], [])).toBe(css)
  })

  it('takes words of the text for neither elements nor classes', async () => {
    const css = 'html{top:0}body{top:1px}p:first-child{top:2px}table td{top:3px}h1{top:4px}.visible{top:5px}'
    expect(await criticalCss(css, ['<p>a visible table</p>'], ['jsx(`h1`,{})'])).toBe(
      'html{top:0}body{top:1px}p:first-child{top:2px}h1{top:4px}',
    )
  })

  it('finds classes with signs, as HTML and CSS escape them', async () => {
    const css =
      ".\\[\\&_img\\]\\:w-1 img{top:0}.after\\:content-\\[\\'…\\'\\]:after{top:1px}.w-1\\/2{top:2px}.\\[\\@media\\(a\\<1rem\\)\\]\\:b{top:3px}"
    const classes = html("[&amp;_img]:w-1 after:content-['…'] w-1/2 [@media(a&lt;1rem)]:b")
    expect(await criticalCss(css, [`${classes}<img>`], [])).toBe(css)
  })

  it('drops the selectors of a list that nothing matches, and the containers that are left empty', async () => {
    expect(await criticalCss('.a,.b,p{top:0}@layer x{@media print{.a{top:0}}}', [html('b')], [])).toBe(
      '.b,p{top:0}',
    )
  })

  it('keeps what the embedded reel brings', async () => {
    const css = '.a:has(iframe.instagram-media-rendered){top:0}'
    expect(await criticalCss(css, [html('a')], [])).toBe(css)
  })

  it('keeps the keyframes, variables and typefaces that remaining rules use', async () => {
    const css = (name: string) =>
      [
        `:root{--${name}:var(--${name}-2);--${name}-2:0;--font-${name}:Face ${name},serif}`,
        `@property --${name}{syntax:"*";inherits:false}`,
        `@font-face{font-family:Face ${name};src:url(${name}.woff2)}`,
        `.${name}{top:var(--${name});animation:move-${name} 1s;font-family:var(--font-${name})}`,
        `@keyframes move-${name}{0%,50.5%{top:0}}`,
      ].join('')
    expect(await criticalCss(css('a') + css('b'), [html('a')], [])).toBe(css('a'))
  })

  it('keeps variables that inline styles and scripts use', async () => {
    const css = ':root{--a:0;--b:0;--c:0}'
    expect(await criticalCss(css, ['<p style="top:var(--a)">'], ['`top:var(--b)`'])).toBe(
      ':root{--a:0;--b:0}',
    )
  })
})

describe('splitLayer', () => {
  it('takes a layer out and leaves its place in the order of layers', () => {
    const css =
      '@layer a{p{top:0}}@layer b{@media print{p{top:1px}}p:before{content:"}"}}@layer c{p{top:2px}}'
    expect(splitLayer(css, 'b')).toEqual({
      layer: '@layer b{@media print{p{top:1px}}p:before{content:"}"}}',
      rest: '@layer a{p{top:0}}@layer b;@layer c{p{top:2px}}',
    })
  })

  it('leaves CSS without that layer as it is', () => {
    expect(splitLayer('p{top:0}', 'b')).toEqual({ layer: '', rest: 'p{top:0}' })
  })

  it('refuses a layer that is not closed, or is there twice', () => {
    expect(() => splitLayer('@layer b{p{top:0}', 'b')).toThrow('not closed')
    expect(() => splitLayer('@layer b{}@layer c{}@layer b{}', 'b')).toThrow('twice')
  })
})
