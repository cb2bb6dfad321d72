import type { OrderWire } from '../../../../../src/http/contract/order-shapes.ts'
import { type TradeWords, useTradeWords } from '../../../i18n/trade.ts'
import { formatMoney } from '../../../lib/money.ts'
import { useReader } from '../../../lib/reader.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { type Column, Table } from '../../../ui/table.tsx'

interface Difference {
  what: string
  saw: string
  now: string
}

interface StaleDialogProps {
  seen: OrderWire
  now: OrderWire
  onClose: () => void
}

/** Somebody else was faster: what one saw beside what is there now, and who changed it. Nothing was done. */
export function StaleDialog({ seen, now, onClose }: StaleDialogProps) {
  const say = useTradeWords()
  const { locale } = useReader()
  const name = whoChanged(seen, now)
  const rows = differences(seen, now, say, locale)
  const columns: Column<Difference>[] = [
    { key: 'what', title: say('stale.what'), cell: (row) => row.what },
    { key: 'saw', title: say('stale.saw'), cell: (row) => row.saw },
    { key: 'now', title: say('stale.now'), cell: (row) => <strong className="font-semibold">{row.now}</strong> },
  ]
  const title = name ? say('stale.title', { name }) : say('stale.title.somebody')
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="pb-3 text-soft">{say('stale.text')}</p>
      {rows.length === 0 ? (
        <p>{say('stale.same')}</p>
      ) : (
        <Table caption={title} columns={columns} rows={rows} keyOf={(row) => row.what} />
      )}
      <DialogActions>
        <Button look="primary" onClick={onClose}>
          {say('stale.look')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** The last person of what happened since: what follows from her act is written down after it, under no name. */
function whoChanged(seen: OrderWire, now: OrderWire): string | undefined {
  const known = new Set(seen.timeline.map(({ at, what }) => `${at} ${what}`))
  const news = now.timeline.filter(({ at, what }) => !known.has(`${at} ${what}`))
  return news.findLast(({ actor_name }) => actor_name)?.actor_name ?? undefined
}

function differences(seen: OrderWire, now: OrderWire, say: TradeWords, locale: string): Difference[] {
  const told = (order: OrderWire): [string, string][] => [
    [say('orders.state'), say(`order.status.${order.status}`)],
    [say('order.goods'), order.stage === null ? '–' : say(`stage.${order.stage}`)],
    [say('order.total'), formatMoney(order.total, locale)],
    [say('order.still_due'), formatMoney(order.due, locale)],
    [say('order.came_in'), formatMoney(order.paid, locale)],
  ]
  const [before, after] = [told(seen), told(now)]
  return before.flatMap(([what, saw], at) => {
    const is = after[at]?.[1] ?? ''
    return is === saw ? [] : [{ what, saw, now: is }]
  })
}
