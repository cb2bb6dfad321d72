import { useState } from 'react'
import type { OrderWire } from '../../../../../src/http/contract/order-shapes.ts'
import { useTradeWords } from '../../../i18n/trade.ts'
import { useKeys } from '../../../lib/keys/use-keys.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { MoveDialogs } from './move-dialogs.tsx'
import { type Doing, useDoings } from './use-doings.ts'

/** What staff may do with an order now, the next step first. What the tables of the product forbid is not offered. */
export function Moves({ order }: { order: OrderWire }) {
  const say = useTradeWords()
  const [open, setOpen] = useState<Doing | null>(null)
  const doings = useDoings(order)
  const [next] = doings
  useKeys({ next_step: () => next && setOpen(next) })
  return (
    <div data-print="none">
      <Card title={say('order.next')}>
        {doings.length === 0 ? (
          <p className="p-4 text-small text-soft">{say('order.next.none')}</p>
        ) : (
          <div className="flex flex-wrap gap-2 p-4">
            {doings.map((doing) => (
              <Button
                key={doing.key}
                look={doing.danger ? 'danger' : doing === next ? 'primary' : 'plain'}
                className="grow"
                onClick={() => setOpen(doing)}
              >
                {doing.label}
              </Button>
            ))}
          </div>
        )}
      </Card>
      {open && <MoveDialogs key={open.key} order={order} doing={open} onClose={() => setOpen(null)} />}
    </div>
  )
}
