import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BulkAction } from '../../../../../src/http/contract/inbox-bulk.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { teamQuery } from '../../../lib/api/team-query.ts'
import { now } from '../../../lib/clock.ts'
import { useWords } from '../../../lib/words.ts'
import { type Choice, Chooser } from '../../../ui/chooser.tsx'
import { SNOOZES } from '../dialogs/snoozes.ts'

export type BulkKind = Exclude<BulkAction['kind'], 'read'>

interface BulkChooserProps {
  kind: BulkKind
  onChosen: (action: BulkAction) => void
  onClose: () => void
}

/** To whom, which label, until when, or how it ended: one of a list, the same for all chats that were chosen. */
export function BulkChooser({ kind, onChosen, onClose }: BulkChooserProps) {
  const words = useWords()
  const [text, setText] = useState('')
  const wanted = text.trim()
  const choices = useChoices(kind, wanted, onChosen)
  return (
    <Chooser
      title={words(`keys.${kind}`)}
      placeholder={words(kind === 'label' ? 'bulk.label.type' : `bulk.${kind}`)}
      text={text}
      onText={setText}
      choices={choices.filter(({ title }) => title.toLowerCase().includes(wanted.toLowerCase()))}
      empty={words('palette.empty')}
      onClose={onClose}
    />
  )
}

function useChoices(kind: BulkKind, wanted: string, run: (action: BulkAction) => void): Choice[] {
  const words = useWords()
  const { data = [] } = useQuery({ ...teamQuery(useApi()), enabled: kind === 'assign' })
  if (kind === 'assign') {
    return data
      .filter(({ state, role }) => state === 'active' && role !== 'auditor')
      .map(({ user_id, name }) => ({
        key: user_id,
        icon: 'person',
        title: name,
        run: () => run({ kind, user_id: `staff:${user_id}` }),
      }))
  }
  if (kind === 'label') {
    if (wanted === '') return []
    return [
      {
        key: 'add',
        icon: 'tag',
        title: words('bulk.put_on', { label: wanted }),
        run: () => run({ kind, add: [wanted], remove: [] }),
      },
      {
        key: 'remove',
        icon: 'close',
        title: words('side.drop_label', { label: wanted }),
        run: () => run({ kind, add: [], remove: [wanted] }),
      },
    ]
  }
  if (kind === 'snooze') {
    return SNOOZES.map(({ key, ms }) => ({
      key,
      icon: 'clock',
      title: words(key),
      run: () => run({ kind, until: new Date(now() + ms).toISOString() }),
    }))
  }
  return (['solved', 'not_solved', 'no_answer'] as const).map((resolution) => ({
    key: resolution,
    icon: 'check',
    title: words(`end.${resolution}`),
    run: () => run({ kind, resolution }),
  }))
}
