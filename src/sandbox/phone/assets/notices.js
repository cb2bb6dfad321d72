import { byId, h } from './dom.js'
import { icon } from './icons.js'

const SHOWN_MS = 12_000

/** A strip at the top of the phone: a text message, or bad news. */
export function notify(title, text, { bad = false } = {}) {
  const close = () => strip.remove()
  const strip = h(
    'div',
    { class: bad ? 'notice bad' : 'notice' },
    icon(bad ? 'alert' : 'message'),
    h('p', {}, h('b', {}, title), text),
    h('button', { class: 'icon-button', type: 'button', 'aria-label': 'Dismiss', onclick: close }, icon('close')),
  )
  byId('notices').append(strip)
  while (byId('notices').children.length > 2) byId('notices').firstElementChild.remove()
  setTimeout(close, SHOWN_MS)
}
