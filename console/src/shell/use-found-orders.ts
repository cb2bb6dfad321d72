import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useApi } from '../lib/api/api-context.ts'
import { useMay } from '../lib/api/me.ts'
import { useRested } from '../lib/use-rested.ts'
import { useWords } from '../lib/words.ts'
import type { Choice } from '../ui/chooser.tsx'

const LEAST = 3
const SHOWN = 4

/** Orders by what was typed: a reference, a receipt, a name or a number. */
export function useFoundOrders(text: string): Choice[] {
  const words = useWords()
  const api = useApi()
  const may = useMay()
  const navigate = useNavigate()
  const q = useRested(text)
  const enough = q.length >= LEAST
  const { data } = useQuery({
    queryKey: ['orders', 'found', q],
    queryFn: async ({ signal }) => (await api('GET /v1/orders', { query: { q, limit: SHOWN }, signal })).orders,
    enabled: enough && may('listOrders'),
    placeholderData: keepPreviousData,
  })
  if (!enough || !data) return []
  return data.map(({ order_id, reference, customer }) => ({
    key: order_id,
    icon: 'bag',
    title: reference,
    hint: customer.name ?? words('nav.orders'),
    run: () => void navigate({ to: '/orders/$orderId', params: { orderId: order_id } }),
  }))
}
