import { secondOf } from './clock.js'
import { h } from './dom.js'
import { icon } from './icons.js'
import { json } from './json-details.js'

const CAUSES = {
  payment: ['Payment notice', 'A payment of this order changed its state, and the job that saw it told the customer.'],
  receipt: [
    'Receipt',
    'The order was paid in full, so its receipt was made from the rows of the order. Once per order.',
  ],
  ticket_overdue: ['Late answer', 'A ticket passed the time that was promised, so the customer got one new promise.'],
  hand_back: ['Assistant is back', 'A person handed the conversation back, and the customer was told once.'],
  voice_not_heard: ['Voice note', 'The voice note could not be put into words, so the customer was asked to write.'],
  rating: ['How she was helped', 'A person helped the customer, so she was asked how.'],
  cart_reminder: ['Reminder', 'A draft order was left alone, and the customer has agreed to be written to.'],
  person: ['Written by a person', 'Somebody of the shop wrote this through the staff inbox.'],
  other: ['No turn', 'No turn made this message: it was queued by a job.'],
}

/** What made a message that no turn made: its cause, its order, and what was recorded on the way there. */
export function originView({ cause, author, kind, text, status, queuedAt, sentAt, order, events }) {
  const [title, why] = CAUSES[cause] ?? CAUSES.other
  const facts = [
    ['Said by', author],
    ['Kind', kind],
    ['Status', status],
    ['Queued', secondOf(new Date(queuedAt))],
    ['Left', sentAt === null ? null : secondOf(new Date(sentAt))],
    ['Order', order === null ? null : `${order.reference}, ${order.status}`],
    ['Order total', order === null ? null : `${order.currency} ${(order.totalMinor / 100).toLocaleString('en-KE')}`],
  ]
  const view = h('div', {}, h('h2', {}, title), h('p', { class: 'why-text' }, why))
  view.append(h('blockquote', { class: 'quote' }, text), factList(facts))
  if (events.length > 0)
    view.append(h('h2', {}, 'What led to it'), h('ol', { class: 'timeline' }, ...events.map(event)))
  return view
}

function factList(entries) {
  const shown = entries.filter(([, value]) => value !== null)
  return h(
    'dl',
    { class: 'facts' },
    ...shown.map(([name, value]) => h('div', {}, h('dt', {}, name), h('dd', {}, value))),
  )
}

function event({ at, actor, action, data }) {
  const { reason, ...rest } = data
  return h(
    'li',
    {},
    h('span', { class: 'dot', data: { kind: 'rule' } }, icon('rule')),
    h('div', { class: 'line' }, h('code', {}, action), h('span', { class: 'ms' }, secondOf(new Date(at)))),
    h('p', {}, [`by ${actor}`, reason].filter(Boolean).join(': ')),
    Object.keys(rest).length > 0 ? json('Data', rest) : null,
  )
}
