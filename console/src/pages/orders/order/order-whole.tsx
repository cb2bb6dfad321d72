import type { OrderWire } from '../../../../../src/http/contract/order-shapes.ts'
import { Moves } from '../moves/moves.tsx'
import type { OrdersFilter } from '../orders-filter.ts'
import { AttemptsCard } from './attempts-card.tsx'
import { CustomerCard } from './customer-card.tsx'
import { LinesCard } from './lines-card.tsx'
import { MoneyCard } from './money-card.tsx'
import { OrderHeader } from './order-header.tsx'
import { ReachCard } from './reach-card.tsx'
import { SharingCard } from './sharing-card.tsx'
import { Timeline } from './timeline.tsx'

/** All of an order: what it is and what it costs at the left, whose it is and what can be done at the right. */
export function OrderWhole({ order, filter }: { order: OrderWire; filter: OrdersFilter }) {
  return (
    <>
      <OrderHeader order={order} filter={filter} />
      <div className="grid items-start gap-4 wide:grid-cols-[minmax(0,1fr)_20rem] print:block">
        <div className="min-w-0 gap-4 max-wide:contents wide:order-2 wide:flex wide:flex-col">
          <div className="min-w-0 max-wide:order-1">
            <Moves order={order} />
          </div>
          <div className="min-w-0 max-wide:order-3">
            <CustomerCard order={order} />
          </div>
          <div className="min-w-0 max-wide:order-4">
            <ReachCard order={order} />
          </div>
        </div>
        <div className="min-w-0 gap-4 max-wide:contents wide:order-1 wide:flex wide:flex-col">
          <div className="flex min-w-0 flex-col gap-4 max-wide:order-2">
            <LinesCard order={order} />
            {order.sharing && <SharingCard sharing={order.sharing} />}
            <MoneyCard order={order} />
          </div>
          <div className="flex min-w-0 flex-col gap-4 max-wide:order-5">
            <AttemptsCard attempts={order.attempts} />
            <Timeline entries={order.timeline} />
          </div>
        </div>
      </div>
    </>
  )
}
