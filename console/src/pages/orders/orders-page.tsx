import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useTradeWords } from '../../i18n/trade.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { MoreRows } from '../../ui/more-rows.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { FindOrders } from './list/find-orders.tsx'
import { OrderRows } from './list/order-rows.tsx'
import { useOrders } from './list/use-orders.ts'
import { type OrdersFilter, VIEWS, viewOf } from './orders-filter.ts'

const route = getRouteApi('/inside/orders/')

/** What was ordered: a few saved views, a search, and the rows. Both stand in the address. */
export function OrdersPage() {
  const words = useWords()
  const say = useTradeWords()
  const navigate = useNavigate()
  const filter = route.useSearch()
  const { query, rows } = useOrders(filter)
  const view = viewOf(filter)
  return (
    <PageFrame title={words('nav.orders')} lead={say('orders.lead')}>
      <div data-print="none" className="flex flex-wrap items-center justify-between gap-3">
        <Tabs
          label={say('orders.views')}
          controls="orders"
          value={view}
          onChange={(next) => void navigate({ to: '/orders', search: { ...filter, view: next } })}
          tabs={VIEWS.map((value) => ({ value, label: say(`orders.view.${value}`) }))}
        />
        <FindOrders filter={filter} />
      </div>
      <div id="orders" role="tabpanel" aria-label={say(`orders.view.${view}`)} className="flex flex-col gap-3">
        <Loaded query={query}>
          {() => (rows.length === 0 ? <NoOrders filter={filter} /> : <OrderRows rows={rows} filter={filter} />)}
        </Loaded>
        <MoreRows query={query} />
      </div>
    </PageFrame>
  )
}

/** Nothing is listed: why, and the one thing to do. */
function NoOrders({ filter }: { filter: OrdersFilter }) {
  const say = useTradeWords()
  const navigate = useNavigate()
  const view = viewOf(filter)
  const everything = view === 'all' && !filter.q
  return (
    <Empty icon="bag" title={say(filter.q ? 'orders.none.found' : `orders.none.${view}`)}>
      {everything ? (
        <Button onClick={() => void navigate({ to: '/inbox' })}>{say('orders.none.inbox')}</Button>
      ) : (
        <Button onClick={() => void navigate({ to: '/orders', search: {} })}>{say('orders.none.action')}</Button>
      )}
    </Empty>
  )
}
