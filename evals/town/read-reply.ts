import type { SandboxMessage } from '../../src/sandbox/twilio/message.ts'

/** A message as a phone shows it. */
export interface Message {
  order: number
  sid: string
  text: string
  choices: { id: string; title: string; raw: string }[]
  kind: 'list' | 'button' | null
}

/** What the newest question on the screen wants, as far as a reader can tell. */
export type Asked =
  | 'items'
  | 'option'
  | 'quantity'
  | 'delivery'
  | 'checkout'
  | 'method'
  | 'phone_number'
  | 'awaiting'
  | 'topics'
  | 'yes_no'
  | 'what'
  | 'rescue'
  | 'orders'
  | 'nothing'

export interface Screen {
  asked: Asked
  /** All new messages, joined. */
  text: string
  choices: Message['choices']
  kind: Message['kind']
  /** Sid of the message that carries the choices. */
  sid: string | null
  /** Numbered lines of the newest message that has any: the text behind number n at n - 1. */
  lines: string[]
}

export function messageOf({ order, sid, body, content }: SandboxMessage): Message {
  const choices =
    content !== null && 'choices' in content
      ? content.choices.map(({ id, title }) => ({ id: id.split('~')[0] ?? id, title, raw: id }))
      : []
  const kind = content?.type === 'list-picker' ? 'list' : content?.type === 'quick-reply' ? 'button' : null
  return { order, sid, text: body, choices, kind }
}

/** Reads what is new on the screen. The last message that asks something counts. */
export function readScreen(messages: readonly Message[]): Screen {
  const text = messages.map((message) => message.text).join('\n')
  const last = messages.at(-1)
  const chosen = messages.findLast(({ choices }) => choices.length > 0)
  const lines = messages.map((message) => numberedLines(message.text)).findLast((found) => found.length > 0) ?? []
  const choices = chosen?.choices ?? []
  const asked = askedByChoices(choices.map(({ id }) => id)) ?? askedByText(last?.text ?? '', lines)
  return { asked, text, choices, kind: chosen?.kind ?? null, sid: chosen?.sid ?? null, lines }
}

function numberedLines(text: string): string[] {
  const found: string[] = []
  for (const line of text.split('\n')) {
    const [, number, rest] = /^\s*(\d{1,2})[.)]\s+(.+)$/.exec(line) ?? []
    if (Number(number) === found.length + 1 && rest !== undefined) found.push(rest.trim())
  }
  return found
}

function askedByChoices(ids: readonly string[]): Asked | null {
  const has = (id: string) => ids.includes(id)
  const starts = (start: string) => ids.some((id) => id.startsWith(start))
  if (ids.length === 0) return null
  if (starts('item:')) return 'items'
  if (starts('opt:')) return 'option'
  if (starts('order:')) return 'orders'
  if (starts('intent:')) return 'topics'
  if (has('deliver') || starts('pickup:') || starts('place:')) return 'delivery'
  if (has('change') && (has('yes') || has('other_way'))) return 'checkout'
  if (has('take_all')) return 'quantity'
  if (has('pay:later') && (has('yes') || ids.length === 1)) return 'phone_number'
  if (has('pay:check') || has('pay:later')) return 'rescue'
  if (starts('pay:')) return 'method'
  if (has('status') || has('retry')) return 'awaiting'
  if (has('see_all') || has('show_order')) return 'what'
  return has('yes') || has('no') ? 'yes_no' : 'topics'
}

const BY_TEXT: readonly [Asked, RegExp][] = [
  ['checkout', /^(?:pay|ulipe) KES [\d,.]+/im],
  [
    'delivery',
    /where should we deliver|shall we deliver|tukuletee|which town or area|iende (?:mji|town)|will you pick it up/i,
  ],
  ['phone_number', /which m-pesa number|namba gani ya m-pesa|number gani ya m-pesa/i],
  ['method', /how would you like to pay|ungependa kulipa .*njia|unataka kulipa .*aje/i],
  ['quantity', /how many do you want|unataka ngapi/i],
  ['items', /^\d+\. .*KES/m],
  ['option', /^\s*(?:which \w+|\S+ gani)\?\s*$/im],
  ['what', /what are you looking for|unatafuta nini/i],
  ['yes_no', /shall i (?:ask|call)|nimwombe mtu|nimwite mtu|niite msee|niulize msee|nimuulize/i],
]

/** A channel that could not show a menu sends the words alone. */
function askedByText(text: string, lines: readonly string[]): Asked {
  const found = BY_TEXT.find(([, pattern]) => pattern.test(text))
  if (found) return found[0]
  return lines.length > 1 ? 'topics' : 'nothing'
}

/** The total that a yes would pay: the amount of the question, or of the line above it. */
export function totalIn(text: string): number | null {
  const asked = /^(?:pay|ulipe) (KES [\d,.]+)/im.exec(text)?.[1]
  const added = /^(?:total|jumla): (KES [\d,.]+)/im.exec(text)?.[1]
  return amountsIn(asked ?? added ?? '')[0] ?? null
}

/** Lines of an order, "2 x Name, 42 / Black: KES 7,600": how many of what. A line that is shown twice counts once. */
export function orderLinesIn(text: string): { quantity: number; rest: string }[] {
  const lines = new Map([...text.matchAll(/^(\d+) x (.+)$/gm)].map((found) => [found[0], found]))
  return [...lines.values()].map(([, quantity, rest = '']) => ({ quantity: Number(quantity), rest }))
}

/** "KES 4,500" in cents, every one of a text in order. */
export function amountsIn(text: string): number[] {
  return [...text.matchAll(/(?:KES|KSh|Ksh)\s?(\d[\d,]*)(?:\.(\d{2}))?/g)].map(
    ([, whole = '0', cents = '0']) => Number(whole.replaceAll(',', '')) * 100 + Number(cents),
  )
}
