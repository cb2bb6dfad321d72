import type { Content, ContentTypes, RenderedContent } from './content-types.ts'

/** `code` is the provider's error when the content cannot be shown as it is; null when all is well. */
export interface Rendering {
  body: string
  content: RenderedContent
  code: number | null
}

const HOLE = /\{\{\s*([\w.-]{1,16})\s*\}\}/g
const MALFORMED_VALUE = /[\n\r\t]| {5,}/

/** Parses `ContentVariables`: a JSON object of strings; null when it is anything else (error 21656). */
export function parseContentVariables(text: string | undefined): Record<string, string> | null {
  if (text === undefined || text === '') return {}
  try {
    const parsed: unknown = JSON.parse(text)
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return null
    const entries = Object.entries(parsed)
    if (entries.some(([, value]) => typeof value !== 'string')) return null
    return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
  } catch {
    return null
  }
}

/** Fills the holes of a content and checks the channel's limits on the result. */
export function renderContent(content: Content, given: Record<string, string>): Rendering {
  const values = { ...content.variables, ...given }
  const missing = new Set<string>()
  const fill = (text: string) =>
    text.replace(HOLE, (_hole, name: string) => {
      const value = values[name]
      if (value === undefined) missing.add(name)
      return value ?? ''
    })
  const shown = fillTypes(content.types, fill)
  if (missing.size > 0) return { ...shown, code: 63028 }
  if (Object.values(given).some((value) => MALFORMED_VALUE.test(value))) return { ...shown, code: 63013 }
  return { ...shown, code: limitError(shown, content.approval?.status === 'approved') }
}

function fillTypes(types: ContentTypes, fill: (text: string) => string): { body: string; content: RenderedContent } {
  const list = types['twilio/list-picker']
  if (list) {
    const choices = list.items.map(({ id, item, description }) => ({
      id: fill(id),
      title: fill(item),
      ...(description === undefined ? {} : { description: fill(description) }),
    }))
    return { body: fill(list.body), content: { type: 'list-picker', button: fill(list.button), choices } }
  }
  const quick = types['twilio/quick-reply']
  if (quick) {
    const choices = quick.actions.map(({ id, title }) => ({ id: fill(id), title: fill(title) }))
    return { body: fill(quick.body), content: { type: 'quick-reply', choices } }
  }
  const call = types['twilio/call-to-action']
  if (call) {
    const links = call.actions.map((action) => ({
      title: fill(action.title),
      url: action.type === 'URL' ? fill(action.url) : `tel:${fill(action.phone)}`,
    }))
    return { body: fill(call.body), content: { type: 'call-to-action', links } }
  }
  return { body: fill(types['twilio/text']?.body ?? ''), content: { type: 'text' } }
}

const BODY_LIMIT = { text: 1600, 'quick-reply': 1024, 'list-picker': 1024, 'call-to-action': 640 } as const

function limitError({ body, content }: { body: string; content: RenderedContent }, approved: boolean): number | null {
  const limit = approved ? Math.min(1024, BODY_LIMIT[content.type]) : BODY_LIMIT[content.type]
  if (body.length === 0 || body.length > limit) return 63021
  if (content.type === 'quick-reply') {
    if (!approved && content.choices.length > 3) return 63005
    return content.choices.some(({ title }) => isOutside(title, 20)) ? 63021 : null
  }
  if (content.type === 'list-picker') {
    if (isOutside(content.button, 20)) return 63021
    const tooLong = content.choices.some(
      ({ title, description = '' }) => isOutside(title, 24) || description.length > 72,
    )
    return tooLong ? 63021 : null
  }
  if (content.type === 'call-to-action') return callToActionError(content.links, approved)
  return null
}

function callToActionError(links: ReadonlyArray<{ title: string; url: string }>, approved: boolean): number | null {
  if (links.some(({ title }) => isOutside(title, 20))) return 63021
  const plain = links.length === 1 && !links[0]?.url.startsWith('tel:')
  return approved || plain ? null : 63005
}

function isOutside(text: string, limit: number): boolean {
  return text.length === 0 || text.length > limit
}
