/** An element with attributes and children; a text stays a text. */
export function element(name, attributes, ...children) {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children)
  return made
}

const ADDRESS = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]]/g
const BOLD = /\*(\S(?:[^*\n]*\S)?)\*/g

/** A message in paragraphs: bold where the assistant writes *so*, links only to the chat's own site and that of the page. */
export function paragraphs(text, base) {
  return text.split('\n').map((line) => element('p', {}, ...inline(line, base)))
}

function inline(line, base) {
  const own = [new URL(base).origin, location.origin]
  return pieces(line, ADDRESS, (address) =>
    URL.canParse(address) && own.includes(new URL(address).origin)
      ? element('a', { href: address, target: '_blank', rel: 'noopener' }, address)
      : address,
  ).flatMap((piece) =>
    typeof piece === 'string' ? pieces(piece, BOLD, (_all, words) => element('strong', {}, words)) : [piece],
  )
}

function pieces(text, pattern, make) {
  const parts = []
  let end = 0
  for (const found of text.matchAll(pattern)) {
    if (found.index > end) parts.push(text.slice(end, found.index))
    parts.push(make(...found))
    end = found.index + found[0].length
  }
  if (end < text.length) parts.push(text.slice(end))
  return parts
}
