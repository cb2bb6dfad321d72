import { Parser } from 'htmlparser2'
import type { PageWriter } from '../page-writer.ts'
import { ReadingFailure } from '../reading-failure.ts'
import { tableRows } from './table-rows.ts'

/** Deeper than any page; a parser takes a second for every ten thousand. */
const MAX_DEPTH = 1_000

/** What is not shown, and what leads around on a site. */
const LEFT_OUT = new Set('head script style noscript template svg math iframe object select nav'.split(' '))

/** Where a line begins anew. */
const BLOCKS = new Set(
  'p div li ul ol dl dt dd section article main aside header footer address blockquote pre figure figcaption form fieldset hr br tr table caption body details summary h1 h2 h3 h4 h5 h6'.split(
    ' ',
  ),
)

/** Headings, paragraphs, items and rows of a page, in order. Throws `too_deep`. */
export function readHtml(html: string, out: PageWriter): void {
  let buffer = ''
  let depth = 0
  /** How deep the outermost element stands that is left out; 0 outside of one. */
  let hiddenFrom = 0
  let level = 0
  const take = () => {
    const text = buffer
    buffer = ''
    return text
  }
  const rows = tableRows({ take, write: (text) => out.text(text) })
  const flush = () => {
    if (rows.inCell()) {
      buffer += ' '
      return
    }
    const text = take()
    if (level > 0) out.heading(level, text)
    else out.text(text)
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1
      if (depth > MAX_DEPTH) throw new ReadingFailure('too_deep', `more than ${MAX_DEPTH} elements within each other`)
      if (hiddenFrom > 0) return
      if (LEFT_OUT.has(name) || isHidden(attributes)) {
        hiddenFrom = depth
        return
      }
      if (BLOCKS.has(name)) flush()
      rows.open(name)
      if (/^h[1-6]$/.test(name)) level = Number(name[1])
    },
    ontext(text) {
      if (hiddenFrom === 0 && !out.full) buffer += text
    },
    onclosetag(name) {
      depth -= 1
      if (hiddenFrom > 0) {
        if (depth < hiddenFrom) hiddenFrom = 0
        return
      }
      rows.close(name)
      if (BLOCKS.has(name)) flush()
      if (/^h[1-6]$/.test(name)) level = 0
    },
  })
  parser.end(html)
  rows.end()
  flush()
}

function isHidden(attributes: Record<string, string>): boolean {
  return (
    'hidden' in attributes ||
    attributes['aria-hidden'] === 'true' ||
    /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attributes.style ?? '')
  )
}
