import { bubbleRow, setTicks, typingRow } from './bubbles.js'
import { byId, h } from './dom.js'

const TYPING_MS = 25_000
const dayFormat = new Intl.DateTimeFormat([], { weekday: 'long', day: 'numeric', month: 'long' })

/** The list of bubbles. Knows the messages it shows by sid; a failed one appears as a note. */
export function createLog(actions) {
  const log = byId('log')
  const shown = new Map()
  let last = null
  let typing = null
  let typingTimer = 0

  const nearEnd = () => log.scrollHeight - log.scrollTop - log.clientHeight < 120
  const toEnd = () => log.scrollTo({ top: log.scrollHeight })

  function append(message, fresh) {
    if (shown.has(message.sid)) return
    if (isFailed(message)) {
      shown.set(message.sid, message)
      log.append(failureNote(message))
      return
    }
    const day = dayFormat.format(new Date(message.createdAt))
    const newDay = last === null || day !== last.day
    if (newDay) log.append(h('div', { class: 'day' }, day === dayFormat.format(new Date()) ? 'Today' : day))
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
    typing = typingRow()
    log.append(typing)
    toEnd()
    typingTimer = setTimeout(() => setTyping(false), TYPING_MS)
  }

  function row(sid) {
    return log.querySelector(`[data-sid="${CSS.escape(sid)}"]`)
  }

  log.addEventListener('scroll', () => {
    byId('to-end').hidden = nearEnd()
  })
  byId('to-end').addEventListener('click', toEnd)

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
      toEnd()
    },
    add(message) {
      const follow = nearEnd() || message.direction === 'inbound'
      log.querySelector('.empty')?.remove()
      if (message.direction !== 'inbound') setTyping(false)
      append(message, true)
      if (typing) log.append(typing)
      if (follow) toEnd()
    },
    setStatus({ sid, ticks, status, errorCode }) {
      const message = shown.get(sid)
      if (!message) return
      if (ticks) setTicks(row(sid), ticks)
      if (status) Object.assign(message, { status, errorCode })
      if (isFailed(message)) row(sid)?.replaceWith(failureNote(message))
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

function failureNote({ errorCode, body }) {
  const text = body.length > 60 ? `${body.slice(0, 60)}…` : body
  return h('div', { class: 'note' }, `Not delivered (${errorCode ?? 'unknown error'}): ${text}`)
}

function emptyNote() {
  return h(
    'div',
    { class: 'empty' },
    h('strong', {}, 'Say hello'),
    'Write as a customer would. Tap a bubble to see what the shop’s assistant did with it.',
  )
}
