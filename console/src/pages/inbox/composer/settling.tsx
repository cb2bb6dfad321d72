import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/api-context.ts'
import { useWords } from '../../../lib/words.ts'
import { settlingKey } from '../use-claim.ts'

const ASK_AGAIN_MS = 2000

/**
 * Says that words of the assistant are still on their way, until none is. To claim what one has changes nothing, and tells
 * how it stands.
 */
export function Settling({ id }: { id: string }) {
  const words = useWords()
  const api = useApi()
  const { data } = useQuery({
    queryKey: settlingKey(id),
    queryFn: () => api('POST /v1/conversations/:id/claim', { params: { id }, body: {} }),
    enabled: ({ state }) => state.data?.ownership === 'settling',
    refetchInterval: ({ state }) => (state.data?.ownership === 'settling' ? ASK_AGAIN_MS : false),
  })
  if (data?.ownership !== 'settling') return null
  return (
    <p role="status" className="px-1 text-small text-warn">
      {words('owner.settling', { count: data.in_flight })}
    </p>
  )
}
