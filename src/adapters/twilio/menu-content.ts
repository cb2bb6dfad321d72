import type { OutgoingMenu } from '../../domain/messaging/message-channel.ts'
import type { Menu } from '../../domain/messaging/schemas.ts'

/** A rich message as the Content API takes it. `shape` names the part that does not change from message to message. */
export interface MenuContent {
  shape: string
  create: { friendly_name: string; language: string; variables: Record<string, string>; types: Record<string, unknown> }
  /** The words of this message, one per hole. */
  variables: Record<string, string>
}

/** The fields of one content type; all of them have a body. */
type RichBody = { body: string } & Record<string, unknown>

const BODY_LIMIT = 1024
const MOST_BUTTONS = 3
const BUTTON_TITLE = 20
const VARIABLE_LIMIT = 250
const MOST_VARIABLES = 100
/** Values of holes may not hold these; neither may a hole be opened inside a value. */
const UNFIT = /[\t\r]| {5,}|\{\{/

/**
 * The reply as a list-picker or quick replies. Every line of the text is a hole of its own, because values of holes may
 * not hold line breaks: so one content serves all replies with as many lines and options.
 * @returns null when the reply cannot be shown that way; its text carries the same choices
 */
export function menuContent(menu: OutgoingMenu): MenuContent | null {
  const { body } = menu
  const ids = new Set(menu.options.map(({ id }) => id))
  const titles = new Set(menu.options.map(({ title }) => title))
  const isUnique = ids.size === menu.options.length && titles.size === menu.options.length
  const words = [
    body,
    menu.button,
    ...menu.options.flatMap(({ id, title, description }) => [id, title, description ?? '']),
  ]
  const isFit = !words.some((text) => UNFIT.test(text)) && !words.slice(1).some((text) => text.includes('\n'))
  if (!isUnique || !isFit || body.length > BODY_LIMIT || /^[ ]+$/m.test(body)) return null
  const content = fitsButtons(menu) ? buttons(body, menu) : listPicker(body, menu)
  return Object.keys(content.variables).length <= MOST_VARIABLES ? content : null
}

function fitsButtons({ kind, options }: Menu): boolean {
  return (
    kind === 'buttons' && options.length <= MOST_BUTTONS && options.every(({ title }) => title.length <= BUTTON_TITLE)
  )
}

function buttons(text: string, { options }: Menu): MenuContent {
  const holes = holeMaker()
  const body = bodyHoles(text, holes.open)
  const actions = options.map(({ id, title }) => ({ title: holes.open(title), id: holes.open(id) }))
  return finish('quick-reply', `${options.length}`, holes.values, { body, actions })
}

function listPicker(text: string, { button, options }: Menu): MenuContent {
  const holes = holeMaker()
  const body = bodyHoles(text, holes.open)
  const label = holes.open(button)
  const items = options.map(({ id, title, description }) => ({
    item: holes.open(title),
    id: holes.open(id),
    ...(description !== null && description !== '' && { description: holes.open(description) }),
  }))
  const rows = items.map((item) => ('description' in item ? 'd' : '-')).join('')
  return finish('list-picker', rows, holes.values, { body, button: label, items })
}

function finish(type: string, options: string, values: readonly string[], content: RichBody): MenuContent {
  const lines = content.body.split('\n').map((line) => line.split('{{').length - 1)
  const shape = `${type}/${options}/${lines.join('.')}`
  // The samples are nobody's words: a hole that is not filled must never show another customer's text.
  const named = (text: (value: string, index: number) => string) =>
    Object.fromEntries(values.map((value, index) => [`${index + 1}`, text(value, index)]))
  return {
    shape,
    create: {
      friendly_name: `tulia_${shape.replace(/[^a-z0-9]+/g, '_')}`.slice(0, 64),
      language: 'en',
      variables: named((_value, index) => `Text ${index + 1}`),
      types: { [`twilio/${type}`]: content },
    },
    variables: named((value) => value),
  }
}

function holeMaker(): { open: (value: string) => string; values: string[] } {
  const values: string[] = []
  const open = (value: string) => {
    values.push(value)
    return `{{${values.length}}}`
  }
  return { open, values }
}

function bodyHoles(text: string, open: (value: string) => string): string {
  return text
    .split('\n')
    .map((line) => pieces(line).map(open).join(''))
    .join('\n')
}

/** A long line in parts that a hole can hold, never cutting a character in two. */
function pieces(line: string): string[] {
  const parts: string[] = []
  let part = ''
  for (const character of line) {
    if (part.length + character.length > VARIABLE_LIMIT) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return part === '' ? parts : [...parts, part]
}
