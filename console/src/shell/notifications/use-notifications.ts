import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../lib/api/api-context.ts'
import { useMay } from '../../lib/api/me.ts'

const SHOWN = 30

/** What colleagues and the shop's rules told her, the newest first. Nobody is told of it who cannot read it. */
export function useNotifications() {
  const api = useApi()
  const may = useMay()
  return useQuery({
    queryKey: ['notifications'],
    queryFn: ({ signal }) => api('GET /v1/notifications', { query: { limit: SHOWN }, signal }),
    enabled: may('listNotifications'),
  })
}
