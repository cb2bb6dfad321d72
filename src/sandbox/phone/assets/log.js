import { anchorToEnd } from './anchor.js'
import { bubbleRow, failureRow, setTicks, typingRow } from './bubbles.js'
import { dayOf } from './clock.js'
import { byId, h } from './dom.js'

const TYPING_MS = 25_000

/** The list of bubbles. Knows the messages it shows by sid; a failed one appears as a note. */
export function createLog(actions) {
  const log = byId('thread')
  const end = anchorToEnd(byId('log'), log, (inView) => {
    byId('to-end').hidden = inView
    if (inView) setMissed(0)
  })
  const shown = new Map()
  let last = null
  let typing = null
  let typingTimer = 0
  let missed = 0

  /** How many messages have come while she was reading further up. */
  function setMissed(count) {
    missed = count
    byId('missed').textContent = count > 0 ? String(count) : ''
  }

  function append(message, fresh) {
    if (shown.has(message.sid)) return
    if (isFailed(message)) {
      shown.set(message.sid, message)
      log.append(failureRow(message, actions))
      return
    }
    const day = dayOf(new Date(message.createdAt))
    const newDay = last === null || day !== last.day
    if (newDay) log.append(h('div', { class: 'day' }, day))
    const first = newDay || last.direction !== message.direction
    log.append(bubbleRow(message, { first, fresh, actions }))
    shown.set(message.sid, message)
    last = { day, direction: message.direction }
  }

  function setTyping(on) {
    clearTimeout(typingTimer)
    typing?.remove()
    typing = null
    byId('presence').classList.toggle('busy', on)
    byId('presence').textContent = on ? 'typing…' : actions.presence()
    if (!on) return
    typing = typingRow(actions.explainTyping)
    log.append(typing)
    typingTimer = setTimeout(() => setTyping(false), TYPING_MS)
  }

  function row(sid) {
    return log.querySelector(`[data-sid="${CSS.escape(sid)}"]`)
  }

  byId('to-end').addEventListener('click', end.hold)

  return {
    has: (sid) => shown.has(sid),
    find: (sid) => shown.get(sid),
    show(messages) {
      shown.clear()
      last = null
      log.replaceChildren()
      setTyping(false)
      for (const message of messages) append(message, false)
      if (messages.length === 0) log.append(emptyNote())
      end.hold()
    },
    add(message) {
      log.querySelector('.empty')?.remove()
      if (message.direction !== 'inbound') setTyping(false)
      append(message, true)
      if (typing) log.append(typing)
      if (message.direction === 'inbound' || end.isHeld()) end.hold()
      else setMissed(missed + 1)
    },
    setStatus({ sid, ticks, status, errorCode }) {
      const message = shown.get(sid)
      if (!message) return
      if (ticks) setTicks(row(sid), ticks)
      if (status) Object.assign(message, { status, errorCode })
      if (isFailed(message)) row(sid)?.replaceWith(failureRow(message, actions))
    },
    setTyping,
    choose(sid) {
      log.querySelector('.chosen')?.classList.remove('chosen')
      row(sid)?.classList.add('chosen')
    },
  }
}

function isFailed({ status }) {
  return status === 'failed' || status === 'undelivered'
}

function emptyNote() {
  return h(
    'div',
    { class: 'empty' },
    h('strong', {}, 'Say hello'),
    'Write as a customer would. Tap a bubble to see what the shop’s assistant did with it.',
  )
}
