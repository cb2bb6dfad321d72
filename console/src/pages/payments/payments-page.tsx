import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useTradeWords } from '../../i18n/trade.ts'
import { useWords } from '../../lib/words.ts'
import { PageFrame } from '../../ui/page-frame.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Attempts } from './attempts/attempts.tsx'
import { TABS } from './payments-filter.ts'
import { Reviews } from './reviews/reviews.tsx'
import { SentBack } from './sent-back/sent-back.tsx'
import { Settlement } from './settlement/settlement.tsx'

const route = getRouteApi('/inside/payments')

/** Money: what only a person may place, what was asked for, what came in, what went back. */
export function PaymentsPage() {
  const words = useWords()
  const say = useTradeWords()
  const navigate = useNavigate()
  const filter = route.useSearch()
  const tab = filter.tab ?? 'reviews'
  return (
    <PageFrame title={words('nav.payments')} lead={say('payments.lead')}>
      <div data-print="none">
        <Tabs
          label={words('nav.payments')}
          controls="payments"
          value={tab}
          onChange={(next) => void navigate({ to: '/payments', search: next === 'reviews' ? {} : { tab: next } })}
          tabs={TABS.map((value) => ({ value, label: say(`payments.tab.${value}`) }))}
        />
      </div>
      <div id="payments" role="tabpanel" aria-label={say(`payments.tab.${tab}`)} className="flex flex-col gap-4">
        {tab === 'reviews' && <Reviews filter={filter} />}
        {tab === 'attempts' && <Attempts filter={filter} />}
        {tab === 'settlement' && <Settlement filter={filter} />}
        {tab === 'sent_back' && <SentBack filter={filter} />}
      </div>
    </PageFrame>
  )
}
