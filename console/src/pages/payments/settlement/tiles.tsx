import { Link } from '@tanstack/react-router'
import type { AnswerTo } from '../../../../../src/http/contract/client.ts'
import type { SettlementDaysWire } from '../../../../../src/http/contract/settlement-days.ts'
import { useTradeWords } from '../../../i18n/trade.ts'
import type { Period } from '../../../lib/period.ts'
import { useReader } from '../../../lib/reader.ts'
import { COVERS } from '../../../ui/covers.ts'
import { Tile } from '../../../ui/tile.tsx'
import type { PaymentsFilter } from '../payments-filter.ts'
import { amountsOf, countOf } from './sums.ts'

type Total = SettlementDaysWire['totals'][number]
export type Report = Exclude<AnswerTo<'GET /v1/payments/report'>, Response>

/** The figures of a period. Each leads to the rows that it counts; what nobody reports is said to be unknown. */
export function Tiles({ report, totals, period }: { report: Report; totals: readonly Total[]; period: Period }) {
  const say = useTradeWords()
  const { locale } = useReader()
  const { rescue, unallocated, openReviews } = report
  const asked = report.methods.map(({ currency, all }) => ({ currency, ...all }))
  const paid = report.methods.map(({ currency, paid }) => ({ currency, ...paid }))
  const open = totals.map(({ currency, open }) => ({ currency, count: open.count, amountMinor: open.amount_minor }))
  return (
    <div className="grid grid-cols-2 gap-3 tablet:grid-cols-4">
      <Tile
        name={<Listed name={say('settlement.asked')} list={{ tab: 'attempts', ...period }} />}
        figure={amountsOf(asked, locale)}
        hint={say('settlement.of_attempts', { count: countOf(asked) })}
      />
      <Tile
        name={<Listed name={say('settlement.paid')} list={{ tab: 'attempts', status: 'paid', ...period }} />}
        figure={amountsOf(paid, locale)}
        hint={say('settlement.of_attempts', { count: countOf(paid) })}
      />
      <Tile
        name={<Listed name={say('settlement.rescued')} list={{ tab: 'attempts', outcome: 'rescued', ...period }} />}
        figure={String(rescue.rescued)}
        hint={
          rescue.firstAttemptUnpaid === 0
            ? say('settlement.rescued.none')
            : say('settlement.rescued.of', { count: rescue.firstAttemptUnpaid })
        }
      />
      <Tile
        name={<Listed name={say('settlement.open')} list={{ tab: 'attempts', outcome: 'open', ...period }} />}
        figure={countOf(open) === 0 ? '0' : amountsOf(open, locale)}
        hint={say('settlement.open.hint')}
      />
      <Refunded report={report} period={period} />
      <Tile
        name={<Listed name={say('settlement.unplaced')} list={{}} />}
        figure={unallocated.length === 0 ? '0' : amountsOf(unallocated, locale)}
        hint={
          unallocated.length === 0
            ? say('settlement.all_placed')
            : say('settlement.receipts', { count: countOf(unallocated) })
        }
      />
      <Tile
        name={<Listed name={say('settlement.open_reviews')} list={{}} />}
        figure={String(openReviews.reduce((total, { count }) => total + count, 0))}
        hint={say('settlement.reviews_now')}
      />
      <Tile name={say('settlement.fees')} figure={say('settlement.fees.unknown')} hint={say('settlement.fees.hint')} />
    </div>
  )
}

function Refunded({ report: { refunded, reversing }, period }: { report: Report; period: Period }) {
  const say = useTradeWords()
  const { locale } = useReader()
  const back =
    refunded.length === 0 ? say('settlement.no_refund') : say('settlement.refunds', { count: countOf(refunded) })
  return (
    <Tile
      name={<Listed name={say('settlement.refunded')} list={{ tab: 'sent_back', ...period }} />}
      figure={refunded.length === 0 ? '0' : amountsOf(refunded, locale)}
      hint={reversing.length > 0 ? say('settlement.reversing', { amount: amountsOf(reversing, locale) }) : back}
    />
  )
}

function Listed({ name, list }: { name: string; list: PaymentsFilter }) {
  return (
    <Link to="/payments" search={list} className={COVERS}>
      {name}
    </Link>
  )
}
