import { load } from 'cheerio'
import { readFileSync } from 'node:fs'
const html=readFileSync('dist/site/index.html','utf8')
const I='a|b|em|i|s|small|span|strong|sup|time'
const q=load(html); q('script,style,svg,[aria-hidden="true"]').remove()
console.log(load(q.html().replace(new RegExp(`<(?!/?(${I})\\b)`,'g'),' <'))('body').text().replace(/\s+/g,' ').replace(/(.{220}\S*) /g,'$1\n'))
