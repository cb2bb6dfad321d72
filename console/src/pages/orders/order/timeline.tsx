import type { TimelineEntry } from '../../../../../src/http/contract/order-shapes.ts'
import { useTradeWords } from '../../../i18n/trade.ts'
import { formatMoney } from '../../../lib/money.ts'
import { useReader } from '../../../lib/reader.ts'
import { formatInstant } from '../../../lib/times.ts'
import { Card } from '../../../ui/card.tsx'
import { useHappened } from './use-happened.ts'

/** What happened to an order, the newest first: when, what, and by whom. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const say = useTradeWords()
  const { actor, what, detail } = useHappened()
  const reader = useReader()
  return (
    <Card title={say('order.timeline')}>
      <ol className="p-4">
        {entries
          .map((entry, at) => ({ entry, at }))
          .toReversed()
          .map(({ entry, at }) => (
            <li key={at} className="relative border-l border-line pb-4 pl-4 last:pb-0">
              <span aria-hidden="true" className="absolute top-1.5 -left-1 size-2 rounded-full bg-edge" />
              <p>
                {what(entry)}
                {entry.amount && (
                  <span className="figures font-medium"> · {formatMoney(entry.amount, reader.locale)}</span>
                )}
              </p>
              {detail(entry) && <p className="text-small break-words text-soft">{detail(entry)}</p>}
              <p className="figures text-meta text-soft">
                <time dateTime={entry.at}>{formatInstant(Date.parse(entry.at), reader)}</time>
                {' · '}
                {actor(entry)}
              </p>
            </li>
          ))}
      </ol>
    </Card>
  )
}
