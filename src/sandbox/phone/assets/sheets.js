import { h } from './dom.js'
import { icon } from './icons.js'
import { closeOverlay, openSheet } from './overlay.js'
import { hueOf, prettyNumber } from './people.js'

const PLACES = [
  { label: 'Kenyatta Avenue', address: 'Nairobi CBD', latitude: -1.2841, longitude: 36.8233 },
  { label: 'Nyali Beach', address: 'Mombasa', latitude: -4.0244, longitude: 39.7222 },
  { label: 'Mega Plaza', address: 'Kisumu', latitude: -0.1022, longitude: 34.7617 },
]

export function avatar(name) {
  return h(
    'span',
    { class: 'avatar', 'aria-hidden': 'true', data: { hue: hueOf(name) } },
    name.trim().charAt(0).toUpperCase(),
  )
}

/** Rows of a list message; `pick` gets the chosen one. */
export function openListSheet({ content }, pick) {
  const rows = content.choices.map((choice) =>
    option({ title: choice.title, text: choice.description, onclick: () => thenClose(() => pick(choice)) }),
  )
  openSheet(content.button, ...rows)
}

/** What can be sent besides text. `actions`: photo, document, place(where), voice, contact, poll, payByHand. */
export function openAttachSheet(actions) {
  const tile = (name, label, run) =>
    h('button', { class: 'tile', type: 'button', onclick: () => thenClose(run) }, h('span', {}, icon(name)), label)
  const tiles = h(
    'div',
    { class: 'tiles' },
    tile('photo', 'Photo', actions.photo),
    tile('file', 'Document', actions.document),
    h(
      'button',
      { class: 'tile', type: 'button', onclick: () => openPlaces(actions.place) },
      h('span', {}, icon('place')),
      'Location',
    ),
    tile('mic', 'Voice note', actions.voice),
    tile('person', 'Contact', actions.contact),
    tile('poll', 'Poll', actions.poll),
    tile('cash', 'Lipa na M-PESA', actions.payByHand),
  )
  openSheet('Send', tiles)
}

function openPlaces(pick) {
  const rows = PLACES.map((where) =>
    option({
      lead: round('place'),
      title: where.label,
      text: where.address,
      onclick: () => thenClose(() => pick(where)),
    }),
  )
  openSheet('Where are you?', ...rows)
}

/** Who writes to which shop. `actions`: shop(number), person(number), add(), rename(name). */
export function openSwitcher({ shops, people, current, sender, unread }, actions) {
  const shopRows = shops.map(({ number, displayName }) =>
    option({
      lead: avatar(displayName),
      title: displayName,
      text: prettyNumber(number),
      pressed: number === sender,
      badge: unread.get(number) ?? 0,
      onclick: () => thenClose(() => actions.shop(number)),
    }),
  )
  const personRows = people.map(({ name, number }) =>
    option({
      lead: avatar(name),
      title: name,
      text: prettyNumber(number),
      pressed: number === current,
      onclick: () => thenClose(() => actions.person(number)),
    }),
  )
  const add = option({ lead: round('plus'), title: 'New customer', onclick: () => thenClose(actions.add) })
  openSheet(
    'Chats',
    h('h3', {}, 'Shop'),
    ...shopRows,
    h('h3', {}, 'You are'),
    ...personRows,
    add,
    renameForm(people, current, actions),
  )
}

function renameForm(people, current, actions) {
  const name = people.find(({ number }) => number === current)?.name ?? ''
  const input = h('input', { 'aria-label': 'Your name', maxlength: 60, value: name })
  const save = h('button', { class: 'button', type: 'submit' }, 'Save')
  const form = h('form', { class: 'rename' }, input, save)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    thenClose(() => actions.rename(input.value.trim() || name))
  })
  return h('div', {}, h('h3', {}, 'Your name'), form)
}

function option({ lead, title, text, pressed, badge, onclick }) {
  return h(
    'button',
    { class: 'option', type: 'button', 'aria-pressed': pressed === undefined ? null : String(pressed), onclick },
    lead,
    h('span', { class: 'grow' }, h('b', {}, title), text ? h('small', {}, text) : null),
    badge > 0 ? h('span', { class: 'unread', 'aria-label': `${badge} unread` }, String(badge)) : null,
    pressed ? icon('check') : null,
  )
}

function round(name) {
  return h('span', { class: 'round' }, icon(name))
}

function thenClose(run) {
  closeOverlay()
  run()
}
