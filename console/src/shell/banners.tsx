import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useApi } from '../lib/api/api-context.ts'
import { useMay } from '../lib/api/me.ts'
import { useLiveState } from '../lib/live/live-context.ts'
import { spendQuery } from '../lib/spend-query.ts'
import { useWords } from '../lib/words.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icons.tsx'

const LOOK_AGAIN_MS = 5 * 60_000

/** What concerns every page, in one line each above all of them. */
export function Banners() {
  const words = useWords()
  const { standing, reconnect } = useLiveState()
  return (
    <div role="status">
      {standing === 'polling' && (
        <Banner>
          <span className="grow">{words('banner.offline')}</span>
          <Button small onClick={reconnect}>
            {words('banner.reconnect')}
          </Button>
        </Banner>
      )}
      <BudgetEnded />
      <SilentEndpoints />
    </div>
  )
}

/** Whoever runs the shop learns that its assistant says less than it could, and why. */
function BudgetEnded() {
  const words = useWords()
  const may = useMay()
  const spend = useQuery({ ...spendQuery(useApi()), enabled: may('getSpend') })
  if (spend.data?.step !== 'templates') return null
  return (
    <Banner>
      <span className="grow">{words('banner.budget')}</span>
      <Link to="/reports" search={{ tab: 'cost' }} className="font-semibold underline">
        {words('banner.budget.look')}
      </Link>
    </Banner>
  )
}

/** An owner learns wherever she is that a program of hers is told nothing any more, until she has decided what to do. */
function SilentEndpoints() {
  const words = useWords()
  const api = useApi()
  const may = useMay()
  const endpoints = useQuery({
    queryKey: ['webhooks', 'endpoints'],
    queryFn: async ({ signal }) => (await api('GET /v1/webhook-endpoints', { signal })).endpoints,
    enabled: may('listWebhookEndpoints'),
    refetchInterval: LOOK_AGAIN_MS,
  })
  const silent = endpoints.data?.filter(({ disabled_reason: why }) => why === 'gone' || why === 'failing') ?? []
  return silent.map(({ endpoint_id: id, name }) => (
    <Banner key={id}>
      <span className="grow">{words('banner.webhook', { name })}</span>
      <Link to="/developers" search={{ tab: 'webhooks' }} className="font-semibold underline">
        {words('banner.webhook.look')}
      </Link>
    </Banner>
  ))
}

function Banner({ children }: { children: ReactNode }) {
  return (
    <div className="flex items-center gap-3 border-b border-line bg-warn-tint px-4 py-1.5 text-small text-warn">
      <Icon name="warning" size={16} />
      {children}
    </div>
  )
}
