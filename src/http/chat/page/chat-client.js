import { readEvents } from './event-reader.js'

/** How long to wait before the next try, in ms; the last one again and again. */
const PAUSES = [1_000, 2_000, 5_000, 10_000]

/**
 * One visitor's talk: sends, follows what comes, and keeps the thread in this browser, so that the talk is found again.
 * `onEvent` gets every event, `onProblem` a word of what is wrong, or null.
 */
export function chatClient({ base, onEvent, onProblem }) {
  const store = `tulia ${base}`
  let thread = load(store)
  let after = null
  let following = null

  const headers = () => (thread ? { 'x-thread-token': thread.token } : {})
  const keep = (next) => {
    thread = next
    try {
      if (next) localStorage.setItem(store, JSON.stringify(next))
      else localStorage.removeItem(store)
    } catch {
      // A browser that keeps nothing still talks until the page is closed.
    }
  }
  const take = (event) => {
    if (event.name === 'metadata') keep({ id: event.data.thread_id, token: event.data.token })
    onEvent(event)
  }

  /** Says it until it is heard, which `onHeard` is told with its row; the id makes sending again safe. False when it is given up. */
  async function send({ message, choice, id }, onHeard) {
    for (let tries = 0; tries < 6; tries += 1) {
      try {
        const answer = await fetch(`${base}/chat`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers() },
          body: JSON.stringify({
            message,
            message_id: id,
            ...(choice && { choice }),
            ...(thread && { thread_id: thread.id }),
          }),
        })
        if (answer.ok) {
          onProblem(null)
          let heard = false
          await readEvents(answer, (event) => {
            if (event.name === 'metadata') {
              heard = true
              after ??= event.id
              onHeard(event.data.message_id)
            }
            take(event)
          })
          if (!heard) continue
          void follow()
          return true
        }
        if (answer.status === 404 && thread) {
          forget()
          continue
        }
        if (answer.status === 429) onProblem('slow')
        else if (answer.status === 503) onProblem('away')
        else {
          onProblem('refused')
          return false
        }
        await pause(Number(answer.headers.get('retry-after')) * 1_000 || PAUSES[Math.min(tries, 3)])
      } catch {
        await pause(PAUSES[Math.min(tries, 3)])
      }
    }
    onProblem('failed')
    return false
  }

  /** Goes on listening for as long as the page is looked at: what a person writes, another tab, what arrives late. */
  async function follow() {
    if (following || !thread || document.hidden) return
    const mine = new AbortController()
    following = mine
    for (let tries = 0; !mine.signal.aborted && thread; tries += 1) {
      try {
        const last = after === null ? {} : { 'last-event-id': after }
        const answer = await fetch(`${base}/chat/${thread.id}/events?stay=1`, {
          headers: { ...headers(), ...last },
          signal: mine.signal,
        })
        if (answer.status === 404 || answer.status === 403) {
          if (answer.status === 404) forget()
          break
        }
        if (answer.ok) {
          await readEvents(answer, (event) => {
            after = event.id ?? after
            tries = 0
            if (event.name !== 'done' && event.name !== 'error') take(event)
          })
        }
      } catch {
        // Cut off: the place is known, so the next try goes on there.
      }
      if (!mine.signal.aborted) await pause(PAUSES[Math.min(tries, 3)])
    }
    if (following === mine) following = null
  }

  function forget() {
    keep(null)
    after = null
  }

  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) return void follow()
    following?.abort()
    following = null
  })
  return { send, follow, newId }
}

function load(store) {
  try {
    return JSON.parse(localStorage.getItem(store))
  } catch {
    return null
  }
}

/** A random UUID; a page without https has no `randomUUID`. */
function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6] & 0x0f) | 0x40
  bytes[8] = (bytes[8] & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
