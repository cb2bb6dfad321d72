import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/api-context.ts'
import { teamQuery } from '../../../lib/api/team-query.ts'
import { usePresence } from '../../../lib/live/use-presence.ts'
import { useWords } from '../../../lib/words.ts'

/** Which colleagues are at the same chat right now. */
export function Colleagues({ id, writes }: { id: string; writes: boolean }) {
  const words = useWords()
  const present = usePresence(id, writes ? 'typing' : 'viewing')
  const { data } = useQuery({ ...teamQuery(useApi()), enabled: present.length > 0 })
  const said = present.map(({ who, doing }) => {
    const name = data?.find(({ user_id }) => who === `staff:${user_id}`)?.name ?? words('inbox.a_person')
    return words(`presence.${doing}`, { name })
  })
  return <span className="min-w-0 truncate text-meta text-soft">{said.join(', ')}</span>
}
