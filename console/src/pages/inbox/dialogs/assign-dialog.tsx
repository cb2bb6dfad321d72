import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../lib/api/api-context.ts'
import { teamQuery } from '../../../lib/api/team-query.ts'
import { useWords } from '../../../lib/words.ts'
import { Chooser } from '../../../ui/chooser.tsx'
import { useMoves } from '../use-moves.ts'

/** Says whose work a chat is, by a few letters of a name. */
export function AssignDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const words = useWords()
  const moves = useMoves(id)
  const { data } = useQuery(teamQuery(useApi()))
  const [text, setText] = useState('')
  const able = (data ?? []).filter(({ state, role }) => state === 'active' && role !== 'auditor')
  return (
    <Chooser
      title={words('assign.title')}
      placeholder={words('assign.placeholder')}
      text={text}
      onText={setText}
      choices={able
        .filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()))
        .map((member) => ({
          key: member.user_id,
          icon: 'person',
          title: member.name,
          hint: words(member.available ? 'assign.available' : 'assign.away'),
          run: () => void moves.assign(`staff:${member.user_id}`),
        }))}
      empty={words('assign.none')}
      onClose={onClose}
    />
  )
}
