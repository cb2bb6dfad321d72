import { api } from './api.js'
import { hourOf, now, setClock } from './clock.js'
import { wireComposer } from './composer.js'
import { byId, h } from './dom.js'
import { createDrawer } from './drawer.js'
import { icon } from './icons.js'
import { createLog } from './log.js'
import { notify } from './notices.js'
import { wireOverlay } from './overlay.js'
import { openPayByHand } from './pay-by-hand.js'
import { addPerson, hueOf, loadPeople, prettyNumber, savePeople } from './people.js'
import { openListSheet, openSwitcher } from './sheets.js'
import { promptClosed, showPrompt } from './stk.js'

const state = { ...loadPeople(), shops: [], unread: new Map(), events: null }
const shopOf = (sender) => state.shops.find(({ number }) => number === sender)
const person = () => state.people.find(({ number }) => number === state.current)
const drawer = createDrawer({ customer: () => state.current })
const log = createLog({
  presence: () => `online · you are ${person().name}`,
  explain: (message) => {
    log.choose(message.sid)
    drawer.open(message)
  },
  explainTyping: () => drawer.openTyping(),
  choose: (message, { id, title }) =>
    write({ kind: 'button', buttonText: title, buttonPayload: id, repliedTo: message.sid }),
  openList: (message) =>
    openListSheet(message, ({ id, title }) =>
      write({ kind: 'list', listId: id, listTitle: title, repliedTo: message.sid }),
    ),
})

async function write(message) {
  if (state.sender === null) return
  const { name, number } = person()
  drawer.resume()
  try {
    const sent = await api.write({ sender: state.sender, from: number, profileName: name, ...message })
    if (sent.webhookStatus >= 300) {
      notify('Not taken', `The shop's server answered ${sent.webhookStatus} to the webhook.`, { bad: true })
    }
    if (!log.has(sent.messageSid)) await loadChat()
  } catch (error) {
    notify('Not sent', error.message, { bad: true })
  }
}

async function loadChat() {
  const { messages, prompts, now: serverNow } = await api.chat(state.sender, state.current)
  setClock(shopOf(state.sender)?.timezone, serverNow)
  tick()
  log.show(messages)
  if (prompts[0]) showPrompt(prompts[0])
  markRead()
}

let readTimer = 0
function markRead() {
  clearTimeout(readTimer)
  if (document.visibilityState !== 'visible' || state.sender === null) return
  readTimer = setTimeout(() => api.markRead(state.sender, state.current).catch(() => {}), 400)
}

function listen() {
  state.events?.close()
  const events = api.events(state.sender, state.current)
  state.events = events
  const on = (type, run) =>
    events.addEventListener(type, ({ data }) => {
      const event = JSON.parse(data)
      if (event.sender === null || event.sender === state.sender) run(event)
      else if (type === 'message') state.unread.set(event.sender, (state.unread.get(event.sender) ?? 0) + 1)
    })
  on('message', (message) => {
    log.add(message)
    if (message.direction === 'inbound') return
    markRead()
    drawer.follow(message)
  })
  on('status', log.setStatus)
  on('typing', () => log.setTyping(true))
  on('prompt', showPrompt)
  on('prompt_closed', promptClosed)
  on('sms', ({ text }) => notify('M-PESA', text))
  let broken = false
  events.addEventListener('error', () => {
    broken = true
    byId('presence').textContent = 'waiting for the network'
  })
  events.addEventListener('open', () => {
    log.setTyping(false)
    if (broken) void loadChat()
    broken = false
  })
}

async function openChat() {
  savePeople(state)
  const shop = shopOf(state.sender)
  byId('shop-name').textContent = shop?.displayName ?? 'No shop is registered'
  byId('shop-avatar').textContent = (shop?.displayName ?? '?').charAt(0).toUpperCase()
  byId('shop-avatar').dataset.hue = String(hueOf(shop?.displayName ?? ''))
  byId('switcher').setAttribute('aria-label', `${shop?.displayName ?? 'No shop'}, you are ${person().name}. Change`)
  document.title = shop ? `${shop.displayName} · ${person().name}` : 'Phone'
  drawer.clear({ possible: shop?.canInspect ?? false })
  if (!shop) return log.show([])
  state.unread.delete(state.sender)
  listen()
  await loadChat()
}

async function loadShops() {
  state.shops = await api.shops()
  if (!state.shops.some(({ number }) => number === state.sender)) state.sender = state.shops[0]?.number ?? null
}

async function switchChat() {
  await loadShops()
  openSwitcher(state, {
    shop: (number) => reopen({ sender: number }),
    person: (number) => reopen({ current: number }),
    add: () => {
      addPerson(state)
      reopen({})
      notify(`You are now ${person().name}`, prettyNumber(state.current))
    },
    rename: (name) => {
      person().name = name
      reopen({})
    },
  })
}

function reopen(change) {
  Object.assign(state, change)
  openChat().catch((error) => notify('Cannot open the chat', error.message, { bad: true }))
}

function tick() {
  byId('clock').textContent = hourOf(now())
}

byId('switcher-icon').append(icon('down'))
byId('open-drawer').append(icon('why'))
byId('close-drawer').append(icon('close'))
byId('attach').append(icon('attach'))
byId('to-end').prepend(icon('down'))
byId('signal').append(icon('signal'))
byId('open-drawer').addEventListener('click', () => drawer.open(null))
byId('close-drawer').addEventListener('click', () => drawer.close())
byId('switcher').addEventListener('click', () => {
  switchChat().catch((error) => notify('Cannot list the shops', error.message, { bad: true }))
})
document.addEventListener('visibilitychange', markRead)
wireOverlay()
wireComposer(write, () => openPayByHand(state.current))
tick()
setInterval(tick, 10_000)
try {
  await loadShops()
  await openChat()
} catch (error) {
  byId('thread').replaceChildren(h('div', { class: 'note' }, `The sandbox does not answer: ${error.message}`))
}
