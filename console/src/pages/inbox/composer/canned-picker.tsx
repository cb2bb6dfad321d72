import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CannedWire } from '../../../../../src/http/contract/canned.ts'
import type { ConversationRow } from '../../../../../src/http/contract/inbox-shapes.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { useWords } from '../../../lib/words.ts'
import { useShell } from '../../../shell/shell-context.ts'
import { Chooser } from '../../../ui/chooser.tsx'
import { cannedQuery } from '../queries.ts'
import { searchCanned } from './search-canned.ts'

interface CannedPickerProps {
  conversation: ConversationRow
  onClose: () => void
  onPick: (text: string) => void
}

/** Sentences that people use again, found by a few letters; the product fills in what rows say. */
export function CannedPicker({ conversation, onClose, onPick }: CannedPickerProps) {
  const words = useWords()
  const api = useApi()
  const { fail } = useShell()
  const { data } = useQuery(cannedQuery(api))
  const [text, setText] = useState('')
  const pick = async ({ canned_id: id }: CannedWire) => {
    const query = { conversation_id: conversation.conversation_id }
    try {
      const filled = await api('GET /v1/canned/:id/filled', { params: { id }, query })
      onPick(filled.text)
    } catch (error) {
      fail(error)
    }
  }
  const found = searchCanned(data ?? [], text, conversation.customer.language)
  return (
    <Chooser
      title={words('keys.canned')}
      placeholder={words('canned.search')}
      text={text}
      onText={setText}
      choices={found.map(({ canned, words: sentence }) => ({
        key: canned.canned_id,
        icon: 'lightning',
        title: `/${canned.shortcut}`,
        hint: sentence,
        run: () => void pick(canned),
      }))}
      empty={words('canned.none')}
      onClose={onClose}
    />
  )
}
