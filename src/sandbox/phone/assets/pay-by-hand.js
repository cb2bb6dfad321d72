import { api } from './api.js'
import { h } from './dom.js'
import { notify } from './notices.js'
import { closeOverlay, openSheet } from './overlay.js'

/** The M-PESA menu of the phone: money to a paybill with an account number, or to a till without. */
export function openPayByHand(customer) {
  const number = field('Paybill or till number', { inputmode: 'numeric', pattern: '[0-9]{5,8}', required: true })
  const account = field('Account number (none for a till)', { maxlength: 20, autocapitalize: 'characters' })
  const amount = field('Amount in Ksh', { inputmode: 'numeric', pattern: '[0-9]{1,6}', required: true })
  const send = h('button', { class: 'button', type: 'submit' }, 'Send')
  const form = h('form', { class: 'hand' }, number.label, account.label, amount.label, send)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    closeOverlay()
    void pay({
      shortcode: number.input.value.trim(),
      reference: account.input.value.trim(),
      amount: Number(amount.input.value),
      msisdn: customer.replace(/\D/g, ''),
    })
  })
  openSheet('Lipa na M-PESA', form)
  number.input.focus()
}

function field(text, attributes) {
  const input = h('input', { type: 'text', autocomplete: 'off', ...attributes })
  return { input, label: h('label', {}, h('span', {}, text), input) }
}

/** The text message of a payment comes by itself; here only what did not happen is told. */
async function pay(payment) {
  try {
    const { refusedWith } = await api.payByHand(payment)
    if (refusedWith !== null) notify('M-PESA', `The shop did not accept this payment (${refusedWith}).`, { bad: true })
  } catch (error) {
    notify('M-PESA', error.message, { bad: true })
  }
}
