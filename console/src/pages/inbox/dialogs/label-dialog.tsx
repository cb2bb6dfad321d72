import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerTo } from '../../../../../src/http/contract/client.ts'
import type { ConversationRow } from '../../../../../src/http/contract/inbox-shapes.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { useWords } from '../../../lib/words.ts'
import { Chooser } from '../../../ui/chooser.tsx'
import { inboxSettingsQuery } from '../../settings/settings-query.ts'
import { useMoves } from '../use-moves.ts'

/** Puts a label on a chat or takes it off, by a few letters: those of the shop, those that other chats on the page have, and any new one. */
export function LabelDialog({ conversation, onClose }: { conversation: ConversationRow; onClose: () => void }) {
  const words = useWords()
  const { labels } = conversation
  const moves = useMoves(conversation.conversation_id)
  const known = useKnownLabels(labels)
  const [text, setText] = useState('')
  const wanted = text.trim()
  const fits = known.filter((label) => label.toLowerCase().includes(wanted.toLowerCase()))
  const isNew = wanted !== '' && !known.some((label) => label.toLowerCase() === wanted.toLowerCase())
  const put = (label: string) => void moves.label([...labels, label])
  return (
    <Chooser
      title={words('label.title')}
      placeholder={words('label.placeholder')}
      text={text}
      onText={setText}
      choices={[
        ...fits.map((label) => {
          const on = labels.includes(label)
          return {
            key: label,
            icon: on ? ('check' as const) : ('tag' as const),
            title: label,
            hint: words(on ? 'label.take_off' : 'label.put_on'),
            run: () => (on ? void moves.label(labels.filter((other) => other !== label)) : put(label)),
          }
        }),
        ...(isNew
          ? [{ key: ' new', icon: 'tag' as const, title: wanted, hint: words('label.new'), run: () => put(wanted) }]
          : []),
      ]}
      empty={words('label.none')}
      onClose={onClose}
    />
  )
}

/** Its own first, then the shop's, then those of the chats that were listed. */
function useKnownLabels(own: readonly string[]): string[] {
  const queries = useQueryClient()
  const shops = useQuery(inboxSettingsQuery(useApi())).data?.settings.labels ?? []
  const listed = queries
    .getQueriesData<{ pages?: AnswerTo<'GET /v1/conversations'>[] }>({ queryKey: ['conversations'] })
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap((page) => page.conversations)
    .flatMap(({ labels }) => labels)
  return [...new Set([...own, ...shops, ...listed.toSorted()])]
}
