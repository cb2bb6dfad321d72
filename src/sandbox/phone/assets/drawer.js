import { api } from './api.js'
import { byId, h } from './dom.js'
import { icon } from './icons.js'
import { originView } from './origin-view.js'
import { turnView } from './turn-view.js'

const REASONS = {
  no_trace_yet: [
    'No trace yet',
    'The product has not recorded a turn for this message. It may still be working on it.',
  ],
  not_configured: ['No trace here', 'This shop was registered without an address to ask about its turns.'],
  unreachable: ['No answer', 'The product could not be reached.'],
}

/** The panel that explains a turn. It follows the newest turn until a bubble is picked by hand. */
export function createDrawer({ customer }) {
  const body = byId('turn')
  const panel = byId('drawer')
  let asked = null
  let followTimer = 0
  let picked = false
  let possible = false

  function hint(name, title, text, ...more) {
    body.replaceChildren(h('div', { class: 'hint' }, icon(name), h('strong', {}, title), text, ...more))
  }

  const isVisible = () => getComputedStyle(panel).visibility === 'visible'

  async function load(sid) {
    asked = sid
    const answer = await api.turn(sid, customer()).catch((error) => ({ found: false, reason: error.message }))
    if (asked !== sid) return
    if (answer.found) return body.replaceChildren(answer.turn ? turnView(answer.turn) : originView(answer.origin))
    const [title, text] = REASONS[answer.reason] ?? ['No trace', answer.reason]
    const retry = h('button', { class: 'button', type: 'button', onclick: () => load(sid) }, 'Look again')
    hint('why', title, text, h('div', {}, retry))
  }

  return {
    /** Explains a message; null only shows the panel as it is. */
    open(message) {
      panel.classList.add('open')
      if (message === null) return byId('close-drawer').focus()
      picked = true
      void load(message.sid)
    },
    /** Explains the dots: what they mean, as nothing is recorded of a turn that still runs. */
    openTyping() {
      panel.classList.add('open')
      asked = null
      hint(
        'why',
        'A turn is running',
        'It has taken more than a second, so the product asked the channel, once, to show that somebody writes. Its reply ends this.',
      )
    },
    /** A reply has arrived: explains it soon, so that a reply of several bubbles is asked about once. */
    follow(message) {
      if (!possible || picked || !isVisible()) return
      clearTimeout(followTimer)
      followTimer = setTimeout(() => load(message.sid), 500)
    },
    /** The customer has written again: the newest turn is of interest once more. */
    resume() {
      picked = false
    },
    close() {
      panel.classList.remove('open')
      byId('open-drawer').focus()
    },
    clear(settings) {
      possible = settings.possible
      picked = false
      asked = null
      clearTimeout(followTimer)
      hint(
        'why',
        'Every turn can be explained',
        'Write something, then tap a bubble: this panel shows which rules, tools and models made the reply.',
      )
    },
  }
}
