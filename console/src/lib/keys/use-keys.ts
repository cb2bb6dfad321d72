import { useEffect, useRef } from 'react'
import { readStored, store } from '../stored.ts'
import type { Action } from './key-map.ts'
import { type Matched, matchKey } from './match-key.ts'

type Handlers = Partial<Record<Action, () => void>>

/** The innermost part of the page that knows an action does it. */
const layers: { current: Handlers }[] = []
const SINGLE_KEYS = 'tulia-single-keys'

/** Whether keys without Ctrl do anything in this browser. */
export function singleKeysOn(): boolean {
  return readStored(SINGLE_KEYS, (value) => typeof value === 'boolean') ?? true
}

export function setSingleKeys(on: boolean): void {
  store(SINGLE_KEYS, on)
}

/** While this part is on the page, it does these actions. */
export function useKeys(handlers: Handlers): void {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => {
    layers.push(latest)
    return () => {
      layers.splice(layers.indexOf(latest), 1)
    }
  }, [])
}

/** Something open has its own keys, or is about to. */
const BUSY = 'dialog[open], [role=menu]:popover-open, [data-opening]'

/** Listens for the whole page; called once, by the shell. */
export function useKeyboard(): void {
  useEffect(() => {
    let begun: Matched['begun'] = null
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || document.querySelector(BUSY)) return
      const matched = matchKey(event, begun, { typing: isTyping(event.target), singleKeys: singleKeysOn() })
      begun = matched.begun
      const { action } = matched
      // Whoever types leaves the field first, and the page only then.
      if (action === 'back' && isTyping(event.target)) return event.target.blur()
      const handler = action && layers.findLast((layer) => layer.current[action])?.current[action]
      if (!handler) return
      event.preventDefault()
      handler()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

function isTyping(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}
