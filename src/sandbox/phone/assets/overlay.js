import { byId, h } from './dom.js'
import { icon } from './icons.js'

let current = null

/**
 * Shows a dialog over the phone screen and makes the rest of the phone unreachable until it closes. `onClose` runs when
 * the person dismisses it (Escape, the cross, a tap beside a sheet), not when `closeOverlay` is called.
 */
export function openOverlay(dialog, { centre = false, dismissBeside = true, focus, onClose = () => {} } = {}) {
  closeOverlay()
  const overlay = byId('overlay')
  const before = document.activeElement
  overlay.replaceChildren(dialog)
  overlay.classList.toggle('centre', centre)
  overlay.hidden = false
  byId('screen').inert = true
  current = { before, onClose, dismissBeside }
  const first = focus ?? dialog.querySelector('button, input')
  first?.focus()
}

export function closeOverlay() {
  if (current === null) return
  const { before } = current
  current = null
  byId('overlay').hidden = true
  byId('overlay').replaceChildren()
  byId('screen').inert = false
  before?.focus?.()
}

export function dismissOverlay() {
  const closing = current
  closeOverlay()
  closing?.onClose()
}

/** A bottom sheet with a title, a cross and these contents. */
export function openSheet(title, ...contents) {
  const cross = h(
    'button',
    { class: 'icon-button', type: 'button', 'aria-label': 'Close', onclick: dismissOverlay },
    icon('close'),
  )
  const head = h('div', { class: 'sheet-head' }, h('h2', { id: 'sheet-title' }, title), cross)
  const body = h('div', { class: 'sheet-body' }, ...contents)
  const sheet = h(
    'div',
    { class: 'sheet', role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': 'sheet-title' },
    head,
    body,
  )
  openOverlay(sheet, { focus: body.querySelector('button') ?? cross })
}

export function wireOverlay() {
  byId('overlay').addEventListener('click', (event) => {
    if (event.target === event.currentTarget && current?.dismissBeside) dismissOverlay()
  })
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && current !== null) dismissOverlay()
  })
}
