import { describe, expect, it } from 'vitest'
import { KEY_GROUPS, KEY_MAP } from '../../../console/src/lib/keys/key-map.ts'
import { matchKey, type Press } from '../../../console/src/lib/keys/match-key.ts'

const FREE = { typing: false, singleKeys: true }

function press(key: string, overrides: Partial<Press> = {}): Press {
  return { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, timeStamp: 1000, ...overrides }
}

describe('the keyboard of the console', () => {
  it('does by every key what the help says', () => {
    for (const [action, { keys }] of Object.entries(KEY_MAP)) {
      let begun: ReturnType<typeof matchKey>['begun'] = null
      let done: string | null = null
      for (const key of keys) {
        const parts = key.split('+')
        const given = { ctrlKey: parts.includes('Ctrl'), shiftKey: parts.includes('Shift') }
        ;({ begun, action: done } = matchKey(press(parts.at(-1) ?? '', given), begun, FREE))
      }
      expect(done).toBe(action)
    }
  })

  it('shows every action once, and no two of the same keys', () => {
    const shown = KEY_GROUPS.flatMap(({ actions }) => actions)
    expect(shown.toSorted()).toEqual(Object.keys(KEY_MAP).toSorted())
    expect(new Set(Object.values(KEY_MAP).map(({ keys }) => keys.join(' '))).size).toBe(shown.length)
  })

  it('leaves whoever types alone, except for Ctrl and Escape', () => {
    const typing = { ...FREE, typing: true }
    expect(matchKey(press('t'), null, typing).action).toBeNull()
    expect(matchKey(press('Enter', { ctrlKey: true }), null, typing).action).toBe('send')
    expect(matchKey(press('Escape'), null, typing).action).toBe('back')
  })

  it('does nothing by single keys that were switched off', () => {
    const off = { ...FREE, singleKeys: false }
    expect(matchKey(press('e'), null, off)).toEqual({ action: null, begun: null })
    expect(matchKey(press('g'), null, off).begun).toBeNull()
    expect(matchKey(press('k', { metaKey: true }), null, off).action).toBe('search')
  })

  it('takes the second key of two only within a second and a half', () => {
    const { begun } = matchKey(press('g'), null, FREE)
    expect(matchKey(press('p', { timeStamp: 2500 }), begun, FREE).action).toBe('to_payments')
    expect(matchKey(press('p', { timeStamp: 2501 }), begun, FREE).action).toBeNull()
  })

  it('reads a second key that completes nothing as a key of its own', () => {
    const { begun } = matchKey(press('g'), null, FREE)
    expect(matchKey(press('j'), begun, FREE)).toEqual({ action: 'next', begun: null })
  })

  it('takes no key with Alt, which the browser and the desktop use', () => {
    expect(matchKey(press('e', { altKey: true }), null, FREE).action).toBeNull()
  })
})
