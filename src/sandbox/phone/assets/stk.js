import { api } from './api.js'
import { h } from './dom.js'
import { icon } from './icons.js'
import { notify } from './notices.js'
import { closeOverlay, dismissOverlay, openOverlay } from './overlay.js'

const ENDINGS = {
  1: 'There is not enough money in your M-PESA account.',
  1032: 'You cancelled the request.',
  1037: 'The request timed out.',
  2001: 'You entered a wrong PIN. The payment was not made.',
  8006: 'Your PIN is locked.',
}
let shown = null

/** The payment prompt, as the SIM card shows it over whatever is open. Closing it means not answering. */
export function showPrompt(prompt) {
  shown = prompt.id
  const amount = prompt.amount.toLocaleString('en-KE', { minimumFractionDigits: 2 })
  const pin = h('input', {
    type: 'password',
    inputmode: 'numeric',
    pattern: '[0-9]*',
    maxlength: 4,
    autocomplete: 'off',
    id: 'pin',
  })
  const send = h('button', { type: 'submit', disabled: true }, 'Send')
  pin.addEventListener('input', () => {
    pin.value = pin.value.replace(/\D/g, '')
    send.disabled = pin.value.length !== 4
  })
  const form = h(
    'form',
    {
      class: 'stk',
      role: 'alertdialog',
      'aria-modal': 'true',
      'aria-labelledby': 'stk-title',
      'aria-describedby': 'stk-ask',
    },
    h(
      'header',
      {},
      h('span', { id: 'stk-title' }, 'M-PESA'),
      h(
        'button',
        { class: 'icon-button', type: 'button', 'aria-label': 'Close without answering', onclick: dismissOverlay },
        icon('close'),
      ),
    ),
    h(
      'p',
      { class: 'ask', id: 'stk-ask' },
      'Do you want to pay ',
      h('b', {}, `Ksh ${amount}`),
      ' to ',
      h('b', {}, prompt.shopName),
      ', account no. ',
      h('b', {}, prompt.accountReference),
      '?',
    ),
    h('label', { for: 'pin' }, 'Enter M-PESA PIN', pin),
    h(
      'footer',
      {},
      h('button', { type: 'button', onclick: () => answer(prompt.id, { action: 'cancel' }) }, 'Cancel'),
      send,
    ),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (pin.value.length === 4) void answer(prompt.id, { action: 'pay', pin: pin.value })
  })
  const onClose = () => void answer(prompt.id, { action: 'ignore' })
  openOverlay(form, { centre: true, dismissBeside: false, focus: pin, onClose })
}

/** The provider has closed the prompt: by our answer, or because time was up. */
export function promptClosed({ id, resultCode }) {
  if (shown === id) {
    shown = null
    closeOverlay()
  }
  if (resultCode === null || resultCode === '0') return
  notify('M-PESA', ENDINGS[resultCode] ?? `The payment was not made (${resultCode}).`, { bad: true })
}

async function answer(id, reply) {
  shown = null
  closeOverlay()
  try {
    await api.answerPrompt(id, reply)
  } catch (error) {
    notify('M-PESA', error.message, { bad: true })
  }
}
