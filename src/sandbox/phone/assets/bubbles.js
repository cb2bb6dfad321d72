import { hourOf } from './clock.js'
import { h } from './dom.js'
import { icon, wave } from './icons.js'
import { words } from './words.js'

const TICK_LABELS = { sent: 'Sent', delivered: 'Delivered', read: 'Read' }

/** One message as a row of the chat. `actions`: explain(message), choose(message, choice), openList(message). */
export function bubbleRow(message, { first, fresh, actions }) {
  const mine = message.direction === 'inbound'
  const explain = () => actions.explain(message)
  const bubble = h('div', { class: 'bubble', onclick: (event) => event.target.closest('a, button') || explain() })
  bubble.append(
    ...attachments(message),
    ...(message.body ? [words(message.body)] : []),
    meta(message, mine),
    whyButton(explain),
  )
  const row = h('div', { class: 'row', data: { sid: message.sid } }, bubble, choices(message, actions))
  row.classList.toggle('mine', mine)
  row.classList.toggle('first', first)
  row.classList.toggle('fresh', fresh)
  return row
}

/** Draws the ticks of a customer's message anew. */
export function setTicks(row, state) {
  row?.querySelector('.ticks')?.replaceWith(ticks(state))
}

/** A message that did not arrive, which explains itself like any other. */
export function failureRow(message, actions) {
  const { sid, errorCode, body } = message
  const text = body.length > 60 ? `${body.slice(0, 60)}…` : body
  const explain = () => actions.explain(message)
  const note = h('button', { class: 'note', type: 'button', onclick: explain })
  note.append(`Not delivered (${errorCode ?? 'unknown error'}): ${text}`)
  return h('div', { class: 'row failed', data: { sid } }, note)
}

/** The bubble with three breathing dots. */
export function typingRow(explain) {
  const dots = h('button', { class: 'bubble', type: 'button', 'aria-label': 'typing', onclick: explain })
  dots.append(h('i'), h('i'), h('i'))
  return h('div', { class: 'row typing first' }, dots)
}

function meta(message, mine) {
  return h(
    'div',
    { class: 'meta' },
    h('time', { datetime: message.createdAt }, hourOf(new Date(message.createdAt))),
    mine ? ticks(message.ticks ?? 'sent') : null,
  )
}

function whyButton(explain) {
  const label = 'What made this message'
  return h('button', { class: 'why', type: 'button', title: label, 'aria-label': label, onclick: explain }, icon('why'))
}

function ticks(state) {
  const label = TICK_LABELS[state] ?? ''
  return h(
    'span',
    { class: 'ticks', role: 'img', 'aria-label': label, title: label, data: { state } },
    icon(state === 'sent' ? 'check' : 'double'),
  )
}

function choices(message, actions) {
  const { content } = message
  if (content?.type === 'list-picker') {
    const open = () => actions.openList(message)
    const button = h('button', { class: 'choice', type: 'button', 'aria-haspopup': 'dialog', onclick: open })
    button.append(icon('list'), content.button)
    return h('div', { class: 'choices' }, button)
  }
  if (content?.type === 'quick-reply') {
    const buttons = content.choices.map((choice) =>
      h(
        'button',
        { class: 'choice', type: 'button', onclick: () => actions.choose(message, choice) },
        icon('reply'),
        choice.title,
      ),
    )
    return h('div', { class: 'choices' }, ...buttons)
  }
  if (content?.type === 'call-to-action') {
    const links = content.links.map(({ title, url }) =>
      h(
        'a',
        { class: 'choice', href: safeLink(url), target: '_blank', rel: 'noopener noreferrer' },
        icon('link'),
        title,
      ),
    )
    return h('div', { class: 'choices' }, ...links)
  }
  return null
}

function attachments(message) {
  if (message.kind === 'location') return [place(message.webhook ?? {})]
  if (message.kind === 'contacts') return [chip('person', 'Contact card', 'Amina Otieno')]
  if (message.kind === 'unsupported') return [chip('poll', 'Poll', 'Which colour do you like?')]
  return message.media.map((media) => attachment(message, media))
}

function attachment(message, media) {
  const url = localUrl(media.url)
  if (message.kind === 'audio') return h('div', { class: 'voice' }, icon('play'), wave(), h('small', {}, '0:04'))
  const isFile = message.kind === 'document' || /\.(pdf|docx?|xlsx?|csv|txt|zip)(\?|$)/i.test(media.url)
  const name = media.filename ?? decodeURIComponent(new URL(url, location.href).pathname.split('/').at(-1) ?? 'file')
  const file = () =>
    h(
      'a',
      { class: 'file', href: url, target: '_blank', rel: 'noopener noreferrer' },
      icon('file'),
      h('span', {}, h('b', {}, name), h('small', {}, media.contentType ?? 'document')),
    )
  if (isFile) return file()
  const picture = h('img', { class: 'picture', src: url, alt: message.body ? '' : 'Picture' })
  picture.addEventListener('error', () => picture.replaceWith(file()))
  return picture
}

/** Customers' attachments are shown from the open address: the other one wants the account's password. */
function localUrl(url) {
  const media = /\/Media\/(ME[0-9a-f]{32})$/i.exec(url)?.[1]
  return media === undefined ? safeLink(url) : `/media-content/${media}`
}

function safeLink(url) {
  return /^(https?:|tel:)/i.test(url) ? url : 'about:blank'
}

function place({ Latitude, Longitude, Label, Address }) {
  return chip('place', Label ?? 'Location', Address ?? `${Latitude}, ${Longitude}`)
}

function chip(name, title, text) {
  return h('div', { class: 'place' }, icon(name), h('span', {}, h('b', {}, title), h('small', {}, text)))
}
