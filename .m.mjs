import { load } from 'cheerio'
import { readFileSync } from 'node:fs'
const html=readFileSync('dist/site/index.html','utf8')
const I='a|b|em|i|s|small|span|strong|sup|time'
const $=load(html)
const w=(h)=>{const q=load(h); q('script,style,svg,[aria-hidden="true"]').remove(); return load(q.html().replace(new RegExp(`<(?!/?(${I})\\b)`,'g'),' <'))('body').text().split(/\s+/).filter(x=>/[\p{L}\p{N}]/u.test(x)).length}
const row=(n,e)=>{ if(!e.length) return; const o=$.html(e); console.log(String(w(o)).padStart(5),String(e.find('*').not('symbol *').length+1).padStart(5),String(o.length).padStart(7),n)}
$('body > *').each((_,e)=>row(e.name+' '+($(e).attr('id')||'')+' '+($(e).attr('class')||'').slice(0,30),$(e)))
$('main > section').each((_,e)=>{row('  '+($(e).attr('aria-labelledby')),$(e)); const ww=$(e).children().first(); $(e).find('> div').each((_,d)=>row('     '+($(d).attr('class')||'').slice(0,40),$(d)));})
for (const s of ['header','nav','#ingredients','#suitability','#delivery','[data-pack-selector]','#doses','footer nav','footer section','#quality','dialog','style','head', 'head script','svg','picture','source','[data-island]','symbol *','script'] ) { const e=$(s); let n=0,o=0; e.each((_,x)=>{n+=$(x).find('*').length+1; o+=$.html($(x)).length}); console.log(s,e.length,n,o)}
console.log('all',w(html),$('*').not('symbol *').length)
