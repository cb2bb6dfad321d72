import { isObject, type Json } from '../../lib/json.ts'
import { formatMoney } from '../../lib/money.ts'
import type { SettingUnit } from '../tenancy/index.ts'
import type { StaffLanguage } from './schemas.ts'

/** What the values of settings that can be chosen are called, in English and in Swahili. */
const VALUES: Readonly<Record<string, readonly [en: string, sw: string]>> = {
  en: ['English', 'Kiingereza'],
  sw: ['Swahili', 'Kiswahili'],
  sheng: ['Sheng', 'Sheng'],
  friendly_concise: ['Friendly and short', 'Kirafiki na fupi'],
  professional: ['Professional', 'Rasmi'],
  casual: ['Casual', 'Ya kawaida'],
  mon: ['Monday', 'Jumatatu'],
  tue: ['Tuesday', 'Jumanne'],
  wed: ['Wednesday', 'Jumatano'],
  thu: ['Thursday', 'Alhamisi'],
  fri: ['Friday', 'Ijumaa'],
  sat: ['Saturday', 'Jumamosi'],
  sun: ['Sunday', 'Jumapili'],
  closed: ['Closed', 'Imefungwa'],
  sales: ['Selling', 'Kuuza'],
  support: ['Answering questions', 'Kujibu maswali'],
  orders: ['Orders', 'Oda'],
  offers: ['Offers', 'Ofa'],
  preferences: ['Wishes of customers', 'Matakwa ya wateja'],
  concierge: ['Guests', 'Wageni'],
  stk: ['M-PESA prompt', 'Ombi la M-PESA'],
  c2b: ['By hand to the paybill or till', 'Kwa mkono kwenye paybill au till'],
  card: ['Card', 'Kadi'],
  with_order: ['With the order', 'Pamoja na oda'],
  on_delivery: ['On delivery', 'Wakati wa kupokea'],
  door: ['At the door', 'Mlangoni'],
  courier_office: ['At the office of a courier', 'Ofisi ya msafirishaji'],
  minutes: ['Within minutes', 'Ndani ya dakika'],
  same_day: ['The same day', 'Siku hiyo hiyo'],
  working_days: ['In working days', 'Kwa siku za kazi'],
  all: ['Every chat', 'Mazungumzo yote'],
  unassigned_and_own: ['Their own, and those that nobody has', 'Yao, na yasiyo na mtu'],
  own: ['Only their own', 'Yao tu'],
  off: ['Nobody: whoever is free takes it', 'Hakuna: aliye huru anachukua'],
  round_robin: ['Everybody in turn', 'Kila mtu kwa zamu'],
  least_loaded: ['Whoever has the least', 'Aliye na kidogo zaidi'],
  normal: ['Normal', 'Kawaida'],
  high: ['High', 'Juu'],
  legal: ['Law', 'Sheria'],
  medical: ['Medicine', 'Matibabu'],
  property: ['Of a house', 'Wa nyumba ya wageni'],
  travel: ['Of a travel desk', 'Wa dawati la safari'],
  true: ['on', 'imewashwa'],
  false: ['off', 'imezimwa'],
  null: ['nothing', 'hakuna'],
}

/** Every value that has a name, in one language. */
export function valueNames(language: StaffLanguage): Record<string, string> {
  return Object.fromEntries(Object.entries(VALUES).map(([value, [en, sw]]) => [value, language === 'en' ? en : sw]))
}

export interface Said {
  language: StaffLanguage
  currency: string
  unit?: SettingUnit | undefined
}

/** A value as people say it: "KES 250", "Closed", "West, East". */
export function valueWords(value: Json, said: Said): string {
  if (Array.isArray(value)) {
    return value.length === 0 ? named('null', said.language) : value.map((one) => valueWords(one, said)).join(', ')
  }
  if (isObject(value)) return objectWords(value, said)
  if (typeof value !== 'number')
    return value === '' ? named('null', said.language) : named(String(value), said.language)
  if (said.unit === 'money') return formatMoney({ amountMinor: value, currency: said.currency })
  return said.unit === 'micro_usd' ? `USD ${value / 1_000_000}` : String(value)
}

/** A thing by its name, hours as hours, anything else by all that it says. */
function objectWords(value: Record<string, Json>, said: Said): string {
  if (typeof value.name === 'string') return value.name
  if (typeof value.open === 'string' && typeof value.close === 'string') return `${value.open}–${value.close}`
  return Object.values(value)
    .filter((part) => part !== null)
    .map((part) => valueWords(part, { ...said, unit: undefined }))
    .join(' / ')
}

function named(value: string, language: StaffLanguage): string {
  const words = VALUES[value]
  return words === undefined ? value : words[language === 'en' ? 0 : 1]
}
