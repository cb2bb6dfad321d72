import { type Action, KEY_MAP } from './key-map.ts'

/** A press, as far as it matters here. */
export interface Press {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
  /** In milliseconds, of any clock. */
  timeStamp: number
}

export interface Matched {
  action: Action | null
  /** The first of two presses, which the next one may complete. */
  begun: { name: string; at: number } | null
}

/** Whoever presses the second key later than this did not mean the first. */
const SECOND_WITHIN_MS = 1500

const ENTRIES = Object.entries(KEY_MAP).map(([action, { keys }]) => ({
  action: action as Action,
  keys: keys as readonly string[],
}))

/**
 * What a press asks for. Without Ctrl nothing is asked for while somebody types, or when single keys are switched off.
 * @param begun what the press before it left
 */
export function matchKey(
  press: Press,
  begun: Matched['begun'],
  free: { typing: boolean; singleKeys: boolean },
): Matched {
  const name = nameOf(press)
  const plain = !name.startsWith('Ctrl+') && name !== 'Escape'
  if (press.altKey || (plain && (free.typing || !free.singleKeys))) return { action: null, begun: null }
  const inTime = begun !== null && press.timeStamp - begun.at <= SECOND_WITHIN_MS
  const whole = inTime ? ENTRIES.find(({ keys }) => keys[0] === begun.name && keys[1] === name) : undefined
  if (whole) return { action: whole.action, begun: null }
  const single = ENTRIES.find(({ keys }) => keys.length === 1 && keys[0] === name)
  if (single) return { action: single.action, begun: null }
  const starts = ENTRIES.some(({ keys }) => keys.length === 2 && keys[0] === name)
  return { action: null, begun: starts ? { name, at: press.timeStamp } : null }
}

/** `Ctrl+Shift+Enter`; Shift is part of a character, so it is named only beside Ctrl. */
function nameOf({ key, ctrlKey, metaKey, shiftKey }: Press): string {
  const letter = key.length === 1 ? key.toLowerCase() : key
  return ctrlKey || metaKey ? `Ctrl+${shiftKey ? 'Shift+' : ''}${letter}` : letter
}
