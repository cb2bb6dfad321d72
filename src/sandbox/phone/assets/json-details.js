import { h } from './dom.js'

/** A value to unfold under its title; null when there is none. */
export function json(title, value) {
  return value === undefined || value === null
    ? null
    : h('details', {}, h('summary', {}, title), h('pre', {}, JSON.stringify(value, null, 2)))
}
