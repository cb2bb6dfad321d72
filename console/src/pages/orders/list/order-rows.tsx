import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { OrderRowWire } from '../../../../../src/http/contract/order-shapes.ts'
import { useRows } from '../../../lib/keys/use-rows.ts'
import { useNarrow } from '../../../lib/use-narrow.ts'
import type { OrdersFilter } from '../orders-filter.ts'
import { OrderCard } from './order-card.tsx'
import { OrdersTable } from './orders-table.tsx'

export interface OrderRowsProps {
  rows: readonly OrderRowWire[]
  filter: OrdersFilter
}

/** The rows of the list: a table, or cards in a narrow window. Whoever comes back from an order stands where she was. */
export function OrderRows({ rows, filter }: OrderRowsProps) {
  const list = useRows<HTMLDivElement>()
  const narrow = useNarrow()
  const opened = useLocation({ select: ({ state }) => state.opened })
  useEffect(() => {
    if (opened) list.current?.querySelector<HTMLElement>(`a[data-row="${CSS.escape(opened)}"]`)?.focus()
  }, [opened, list])
  return (
    <div ref={list}>
      {narrow ? (
        <ul className="flex flex-col gap-2">
          {rows.map((row) => (
            <OrderCard key={row.order_id} row={row} filter={filter} />
          ))}
        </ul>
      ) : (
        <OrdersTable rows={rows} filter={filter} />
      )}
    </div>
  )
}
