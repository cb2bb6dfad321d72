import { describe, expect, it } from 'vitest'
import { readHtml } from '../../../src/adapters/extract/child/html/read-html.ts'
import { blocksOf } from './read-blocks.ts'

const read = (html: string) => blocksOf((out) => readHtml(html, out))

describe('a page of the web', () => {
  it('has headings, paragraphs and items in their order', () => {
    expect(read('<h1>Spa <b>menu</b></h1><p>Open<br>daily &amp; late<ul><li>Sauna<li>Steam</ul>End')).toEqual([
      '# Spa menu',
      'Open',
      'daily & late',
      'Sauna',
      'Steam',
      'End',
    ])
  })

  it('has rows of tables with their cells side by side', () => {
    const table = '<table><tr><th>Room<th>Price<tr><td><p>Sea</p><p>view</p></td><td>9,000</td></tr></table>after'
    expect(read(table)).toEqual(['Room | Price', 'Sea view | 9,000', 'after'])
  })

  it('takes a table around a table for layout', () => {
    const page = '<table><tr><td>Menu<td>Top<table><tr><td>a<td>b</table>below</td></tr></table>'
    expect(read(page)).toEqual(['Menu | Top', 'a | b', 'below'])
  })

  it('leaves out what is not shown and what leads around', () => {
    const page =
      '<head><title>T</title></head><nav>Home<div>About</div></nav><script>x<y</script><style>p{}</style><p hidden>h</p>' +
      '<div style="display: none">n<p>m</p></div><span aria-hidden="true">*</span><p>Shown</p>'
    expect(read(page)).toEqual(['Shown'])
  })

  it('is refused beyond a depth of 1,000', () => {
    expect(() => read(`${'<div>'.repeat(1_001)}x`)).toThrow(expect.objectContaining({ code: 'too_deep' }))
    expect(read(`${'<div>'.repeat(900)}x`)).toEqual(['x'])
    expect(read('<p>x'.repeat(2_000))).toHaveLength(2_000)
  })
})
