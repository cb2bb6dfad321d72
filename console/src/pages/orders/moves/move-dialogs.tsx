import { useState } from 'react'
import type { OrderWire } from '../../../../../src/http/contract/order-shapes.ts'
import { AskDialog } from './ask-dialog.tsx'
import { GoodsDialog } from './goods-dialog.tsx'
import { OrderMoveDialog } from './order-move-dialog.tsx'
import { RefundOrderDialog } from './refund-order-dialog.tsx'
import { StaleDialog } from './stale-dialog.tsx'
import type { Doing } from './use-doings.ts'

interface MoveDialogsProps {
  order: OrderWire
  doing: Doing
  onClose: () => void
}

/** Asks what something needs before it is done. When the order was changed meanwhile, both are shown beside each other. */
export function MoveDialogs({ order, doing, onClose }: MoveDialogsProps) {
  // What the person decides on is what she saw when she began.
  const [seen] = useState(order)
  const [stale, setStale] = useState(false)
  if (stale) return <StaleDialog seen={seen} now={order} onClose={onClose} />
  const common = { order: seen, onClose, onStale: () => setStale(true) }
  if (doing.kind === 'goods') return <GoodsDialog {...common} to={doing.to} />
  if (doing.kind === 'order') return <OrderMoveDialog {...common} to={doing.to} danger={doing.danger} />
  if (doing.kind === 'refund') return <RefundOrderDialog order={seen} onClose={onClose} />
  return <AskDialog order={seen} kind={doing.kind} onClose={onClose} />
}
