import { SWAHILI_HOURS } from '../../src/lib/swahili-hours.ts'

/** From which hour of the day each part of it is named; before the first it is still night. */
const PARTS = [
  { from: 20, name: 'usiku' },
  { from: 16, name: 'jioni' },
  { from: 12, name: 'mchana' },
  { from: 6, name: 'asubuhi' },
  { from: 4, name: 'alfajiri' },
]

/**
 * "saa nne asubuhi" for 10:00: the Swahili clock counts from dawn, six hours behind the other one, and names the part of
 * the day. Half and quarter hours have words, other minutes are counted: "saa nne na dakika 5 asubuhi".
 */
export function sayOnSwahiliClock(hour: number, minute: number): string {
  const name = (of: number) => SWAHILI_HOURS[(of + 5) % 12] ?? ''
  const part = PARTS.find(({ from }) => hour >= from)?.name ?? 'usiku'
  const toNext = minute === 45
  const past = minute === 0 ? '' : minute === 30 ? ' na nusu' : minute === 15 ? ' na robo' : ` na dakika ${minute}`
  return `saa ${toNext ? `${name(hour + 1)} kasoro robo` : `${name(hour)}${past}`} ${part}`
}
