import { h } from './dom.js'

const MARKS = [
  { pattern: /```([^`]+)```/, tag: 'code' },
  { pattern: /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]]/, tag: 'a' },
  { pattern: /(?<![\w*])\*(?=\S)([^*\n]*\S)\*(?![\w*])/, tag: 'strong' },
  { pattern: /(?<![\w_])_(?=\S)([^_\n]*\S)_(?![\w_])/, tag: 'em' },
  { pattern: /(?<![\w~])~(?=\S)([^~\n]*\S)~(?![\w~])/, tag: 's' },
]

/** A chat text as nodes: *bold*, _italic_, ~struck~, ```code``` and web links; everything else stays plain text. */
export function words(text) {
  return h('div', { class: 'words' }, ...parse(text))
}

function parse(text) {
  const found = MARKS.map(({ pattern, tag }) => ({ match: pattern.exec(text), tag }))
    .filter(({ match }) => match !== null)
    .sort((a, b) => a.match.index - b.match.index)[0]
  if (found === undefined) return text === '' ? [] : [text]
  const { match, tag } = found
  const before = text.slice(0, match.index)
  const after = text.slice(match.index + match[0].length)
  return [before, element(tag, match), ...parse(after)].filter((node) => node !== '')
}

function element(tag, match) {
  if (tag === 'a') return h('a', { href: match[0], target: '_blank', rel: 'noopener noreferrer' }, match[0])
  if (tag === 'code') return h('code', {}, match[1])
  return h(tag, {}, ...parse(match[1]))
}
