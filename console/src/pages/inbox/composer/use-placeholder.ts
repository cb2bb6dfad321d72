import type { ConversationRow } from '../../../../../src/http/contract/inbox-shapes.ts'
import { useWords } from '../../../lib/words.ts'
import { languageName } from '../language-name.ts'
import { nameOf } from '../name-of.ts'

/** What stands in the empty field: to whom one writes and in which language, or why nothing can be written. */
export function usePlaceholder(conversation: ConversationRow, mode: 'reply' | 'note'): string {
  const words = useWords()
  const name = nameOf(conversation.customer, words)
  if (mode === 'note') return words('composer.note_hint')
  if (conversation.opted_out) return words('composer.opted_out', { name })
  if (!conversation.window.open) return words('composer.closed', { name })
  const { language } = conversation.customer
  return language === null
    ? words('composer.hint', { name })
    : words('composer.hint_language', { name, language: languageName(language) })
}
