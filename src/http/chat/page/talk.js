/**
 * The messages of a talk by their ids, whichever stream brings them, as often as it does: told twice, they stand there once.
 * `show(message)` is called with each that is new or has changed.
 */
export function talk(show, drop) {
  const messages = new Map()
  const waiting = []
  const change = (id, patch) => {
    const before = messages.get(id) ?? { id, from: 'assistant', text: '', start: null, menu: null, file: null }
    const after = { ...before, ...patch(before) }
    messages.set(id, after)
    show(after)
  }
  return {
    /** What the visitor wrote a moment ago, before anybody has confirmed it. */
    say(id, text) {
      waiting.push({ id, text })
      change(id, () => ({ from: 'guest', text, state: 'sending' }))
    },
    unsent: (id) => change(id, () => ({ state: 'failed' })),
    resent: (id) => change(id, () => ({ state: 'sending' })),
    /** The message has a row: from now on it goes by that row's id. */
    confirmed(id, row) {
      const at = waiting.findIndex((one) => one.id === id)
      if (at >= 0) waiting.splice(at, 1)
      const before = messages.get(id)
      if (!before || id === row) return
      messages.delete(id)
      drop(id, messages.has(row) ? null : row)
      if (!messages.has(row)) change(row, () => ({ ...before, id: row, state: 'sent' }))
    },
    token: ({ content, at, message }) =>
      change(message, ({ text, start }) => {
        const begins = start ?? at
        return { start: begins, text: text.slice(0, Math.max(0, at - begins)) + content }
      }),
    replace: ({ content, at, message }) => change(message, () => ({ start: at, text: content.slice(at) })),
    menu: ({ message, ...menu }) => change(message, () => ({ menu })),
    file: ({ message, ...file }) => change(message, () => ({ file })),
    message({ id, from, content, menu = null, file = null }) {
      const mine = from === 'guest' && waiting.find(({ text }) => text === content)
      if (mine) return this.confirmed(mine.id, id)
      change(id, () => ({ from, text: content, start: null, menu, file }))
    },
  }
}
