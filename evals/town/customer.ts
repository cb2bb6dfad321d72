import { setTimeout as pause } from 'node:timers/promises'
import type { Dice } from '../../bench/seeded.ts'
import type { HeardLang } from '../../src/lib/languages.ts'
import type { House } from '../house.ts'
import { until } from '../until.ts'
import { ProductFault, SimulatorFault } from './faults.ts'
import { letTimePass } from './let-time-pass.ts'
import type { Phone } from './phone.ts'
import { type Message, readScreen, type Screen } from './read-reply.ts'
import type { TownShop } from './town-shops.ts'
import type { Way } from './way.ts'
import type { Wish } from './wish.ts'
import { languageNow, type Slots, sentence } from './words/grammar.ts'
import type { Act } from './words/speech.ts'

/** How somebody answers what she is asked. */
export type Manner = 'number' | 'name' | 'tap' | 'words'

/** One simulated customer in one run: a person, her phone, and what she believes she has agreed to. */
export interface Customer {
  id: string
  persona: string
  house: House
  shop: TownShop
  phone: Phone
  /** What she comes for: the same in every run. */
  taste: Dice
  /** How she says it. */
  dice: Dice
  language: HeardLang
  manner: Manner
  /** What came in answer to the last thing said. */
  screen: Screen
  belief: Belief
  /** When a person of the shop answered: arrival numbers at the provider, end null while it lasts. */
  human: { from: number; until: number | null; said: string[] }[]
}

/** What she thinks she is buying, where it is to go, and what she was told it costs; null where nothing was agreed. */
export interface Belief {
  lines: Believed[]
  way: Way | null
  totalMinor: number | null
}

/** One line of the order that she thinks she is making. */
export interface Believed {
  wish: Wish
  /** She has named it or taken it from a list. */
  picked: boolean
  /** Values of options that she has chosen, in small letters as the catalog spells them. */
  values: string[]
}

/** Nothing is agreed yet. */
export function freshBelief(wishes: readonly Wish[], way: Way | null): Belief {
  return { lines: wishes.map((wish) => ({ wish, picked: false, values: [] })), way, totalMinor: null }
}

/** Says it in her own way, waits for the answer and reads it. */
export async function say(customer: Customer, act: Act, slots: Slots = {}): Promise<Screen> {
  const language = languageNow(customer.dice, customer.language)
  return write(customer, sentence(customer.dice, language, act, slots))
}

/** Writes exactly this, waits and reads. */
export async function write(customer: Customer, text: string, extra: object = {}): Promise<Screen> {
  await customer.phone.send(text, extra)
  return read(customer, await customer.phone.settle())
}

/** A screen without a new message leaves nothing to answer. */
export function read(customer: Customer, messages: readonly Message[]): Screen {
  customer.screen = readScreen(messages)
  return customer.screen
}

/** Taps a choice of the screen by its id; types its title where nothing can be tapped. */
export async function tap(customer: Customer, id: string): Promise<Screen> {
  const { choices, kind, sid } = customer.screen
  const choice = choices.find((one) => one.id === id)
  if (!choice) throw new ProductFault(`there is no choice ${id} to tap under: ${customer.screen.text.slice(0, 200)}`)
  const replied = sid === null ? {} : { repliedTo: sid }
  return write(
    customer,
    choice.title,
    kind === 'list'
      ? { kind, listId: choice.raw, listTitle: choice.title, ...replied }
      : { kind: 'button', buttonText: choice.title, buttonPayload: choice.raw, ...replied },
  )
}

const NEWS_WITHIN_MS = 30_000
const CLOCK_EVERY_MS = 500

/**
 * Waits for the next message without writing, as one does while M-PESA works. Time passes quickly for her payments
 * meanwhile. Fails when nothing comes.
 */
export async function waitForNews(customer: Customer, what: string): Promise<Screen> {
  const { phone } = customer
  const deadline = performance.now() + NEWS_WITHIN_MS
  let clockAt = performance.now() + 3 * CLOCK_EVERY_MS
  for (;;) {
    const found = await phone.look()
    if (found.length > 0) return read(customer, [...found, ...(await phone.settle())])
    if (performance.now() > deadline) throw new ProductFault(`waited in vain for ${what}`)
    if (performance.now() > clockAt) {
      await letTimePass(customer, 20)
      clockAt = performance.now() + CLOCK_EVERY_MS
    }
    await pause(50)
  }
}

/** The M-PESA prompt on her phone, or on another's. Fails when none comes. */
export async function promptOnPhone(
  customer: Customer,
  msisdn = customer.phone.msisdn,
): Promise<{ id: string; amount: number; reference: string }> {
  const { house, phone } = customer
  const look = async () => (await house.sandbox.daraja.prompts({ msisdn }))[0] ?? null
  const prompt = await until(look, { withinMs: 15_000, everyMs: 50 })
  if (prompt === null) throw new ProductFault('no M-PESA prompt came')
  phone.note('mpesa', `prompt: KES ${prompt.amount} for ${prompt.accountReference}`)
  return { id: prompt.id, amount: prompt.amount, reference: prompt.accountReference }
}

export async function answerPrompt(
  customer: Customer,
  id: string,
  action: 'pay' | 'cancel' | 'ignore' | 'wrong_pin',
): Promise<void> {
  customer.phone.note('mpesa', `answered: ${action}`)
  await customer.house.sandbox.daraja.answerPrompt(id, { action }).catch((error: unknown) => {
    throw new SimulatorFault(`the phone was too slow: ${error instanceof Error ? error.message : error}`)
  })
}
