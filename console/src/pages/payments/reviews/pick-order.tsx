import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTradeWords } from '../../../i18n/trade.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { formatMoney } from '../../../lib/money.ts'
import { useReader } from '../../../lib/reader.ts'
import { useRested } from '../../../lib/use-rested.ts'
import { Chooser } from '../../../ui/chooser.tsx'
import { customerOf } from '../../orders/customer-of.ts'

const LEAST = 2
const SHOWN = 8

interface PickOrderProps {
  onPick: (order: { order_id: string; reference: string }) => void
  onClose: () => void
}

/** Finds the order that money was meant for, when none of those that fit by themselves is the one. */
export function PickOrder({ onPick, onClose }: PickOrderProps) {
  const say = useTradeWords()
  const api = useApi()
  const { locale } = useReader()
  const [text, setText] = useState('')
  const q = useRested(text)
  const { data } = useQuery({
    queryKey: ['orders', 'picked', q],
    queryFn: async ({ signal }) => (await api('GET /v1/orders', { query: { q, limit: SHOWN }, signal })).orders,
    enabled: q.length >= LEAST,
    placeholderData: keepPreviousData,
  })
  const found = q.length < LEAST ? [] : (data ?? [])
  return (
    <Chooser
      title={say('review.other')}
      placeholder={say('orders.find')}
      text={text}
      onText={setText}
      empty={say(q.length < LEAST ? 'orders.find' : 'orders.none.found')}
      choices={found.map((order) => ({
        key: order.order_id,
        icon: 'bag',
        title: order.reference,
        hint: `${customerOf(order, say)} · ${formatMoney(order.total, locale)}`,
        run: () => onPick(order),
      }))}
      onClose={onClose}
    />
  )
}
