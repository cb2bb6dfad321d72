import type { ItemAttributes } from '../../src/domain/catalog/schemas.ts'
import type { SpokenLang } from '../../src/lib/languages.ts'
import type { CopyLine } from './copy-table.ts'
import { FOOD } from './facts/food.ts'
import { LABELS } from './facts/labels.ts'
import { PHONES } from './facts/phones.ts'
import { WORN } from './facts/worn.ts'

/** A unit stands behind its number, or in front where Swahili puts it there. */
const UNITS: Readonly<Record<string, CopyLine>> = {
  mah: { en: '{n} mAh', sw: '{n} mAh', sheng: '{n} mAh' },
  gb: { en: '{n} GB', sw: '{n} GB', sheng: '{n} GB' },
  mp: { en: '{n} MP', sw: '{n} MP', sheng: '{n} MP' },
  hz: { en: '{n} Hz', sw: '{n} Hz', sheng: '{n} Hz' },
  in: { en: '{n} inches', sw: 'inchi {n}', sheng: 'inch {n}' },
  w: { en: '{n} W', sw: '{n} W', sheng: '{n} W' },
  g: { en: '{n} g', sw: 'gramu {n}', sheng: '{n} g' },
  cm: { en: '{n} cm', sw: 'sentimita {n}', sheng: '{n} cm' },
  mm: { en: '{n} mm', sw: 'mm {n}', sheng: '{n} mm' },
  m: { en: '{n} m', sw: 'mita {n}', sheng: '{n} m' },
  v: { en: '{n} V', sw: '{n} V', sheng: '{n} V' },
  hours: { en: '{n} hours', sw: 'saa {n}', sheng: 'masaa {n}' },
  days: { en: '{n} days', sw: 'siku {n}', sheng: 'siku {n}' },
  months: { en: '{n} months', sw: 'miezi {n}', sheng: 'miezi {n}' },
  percent: { en: '{n}%', sw: 'asilimia {n}', sheng: '{n}%' },
}

const WORDS = {
  yes: { en: 'yes', sw: 'ndiyo', sheng: 'eeh' },
  no: { en: 'no', sw: 'hapana', sheng: 'zii' },
  none: { en: 'none', sw: 'hakuna', sheng: 'hakuna' },
} as const satisfies Record<string, CopyLine>

type Value = ItemAttributes[string]

/** Keys whose value is a remark that says everything itself: "gets warm in long sessions". */
const REMARK = /^(?:note|feel|popular|price_position|\w+_note)$/

/** One attribute as a line: "Battery: 5,000 mAh", or "It is not waterproof." A key that a shop made up is said as it is written. */
export function sayAttribute(key: string, value: Value, language: SpokenLang): string {
  const told = typeof value === 'boolean' ? { ...WORN, ...PHONES, ...FOOD }[key] : undefined
  if (told !== undefined) return told[value === true ? 'yes' : 'no'][language]
  if (typeof value === 'string' && REMARK.test(key)) return `${value.charAt(0).toUpperCase()}${value.slice(1)}.`
  return `${LABELS[key]?.[language] ?? key.replaceAll('_', ' ')}: ${sayValue(key, value, language)}`
}

function sayValue(key: string, value: Value, language: SpokenLang): string {
  if (typeof value === 'boolean') return WORDS[value ? 'yes' : 'no'][language]
  if (typeof value === 'string') return value
  if (typeof value !== 'number') return value.join(', ')
  if (value === 0) return WORDS.none[language]
  const unit = UNITS[key.slice(key.lastIndexOf('_') + 1)]?.[language] ?? '{n}'
  return unit.replace('{n}', value.toLocaleString('en-KE'))
}
