import { say } from '../../prompts/copy/index.ts'
import type { Helpline } from '../../src/domain/properties/schemas.ts'
import type { SpokenLang } from '../../src/lib/languages.ts'
import type { TurnContext } from '../turn-context.ts'

/** Who can help, one a line: helplines of these kinds that the property has set, then the property itself. No number is ever made up. */
export function contactLines(
  { property, tenant }: Pick<TurnContext, 'property' | 'tenant'>,
  language: SpokenLang,
  kinds: readonly Helpline['kind'][] = [],
): string {
  const helplines = kinds.flatMap((kind) => (property?.helplines ?? []).filter((one) => one.kind === kind))
  const own = ownLines(property, language)
  const lines = [...helplines.map(({ name, phone }) => say('guest_helpline', language, { name, phone })), ...own]
  const name = property?.name ?? tenant.name
  return (lines.length > 0 ? lines : [say('guest_desk_unknown', language, { property: name })]).join('\n')
}

function ownLines(property: TurnContext['property'], language: SpokenLang): string[] {
  if (property === null) return []
  const { name, contact } = property
  return [
    ...(contact.desk === undefined ? [] : [say('guest_desk', language, { property: name, desk: contact.desk })]),
    ...(contact.phone === undefined ? [] : [say('guest_phone', language, { property: name, phone: contact.phone })]),
    ...(contact.email === undefined ? [] : [say('guest_email', language, { property: name, email: contact.email })]),
  ]
}
