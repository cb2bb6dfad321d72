import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { TenantWire } from '../../../../src/http/contract/platform.ts'
import { useAdminWords } from '../../i18n/admin.ts'
import { useApi } from '../../lib/api/api-context.ts'
import { useAct } from '../../lib/api/use-act.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { CanaryHits } from './canary-hits.tsx'
import { OpenShopDialog } from './open-shop-dialog.tsx'
import { SuspendDialog } from './suspend-dialog.tsx'

/** As many as one page holds. */
const MOST = 100

/** The shops of the installation in figures, for who operates it. */
export function OperatorPage() {
  const words = useWords()
  const say = useAdminWords()
  const api = useApi()
  const [opens, setOpens] = useState(false)
  const [closing, setClosing] = useState<TenantWire | null>(null)
  const tenants = useQuery({
    queryKey: ['tenants'],
    queryFn: ({ signal }) => api('GET /v1/platform/tenants', { query: { limit: MOST }, signal }),
    retry: false,
  })
  const columns = useColumns(setClosing)
  return (
    <PageFrame
      title={words('nav.operator')}
      lead={say('operator.lead')}
      action={
        <Button look="primary" onClick={() => setOpens(true)}>
          {say('operator.open')}
        </Button>
      }
    >
      <Health />
      {tenants.isError && (
        <p>
          <Link to="/account" className="text-accent underline">
            {say('operator.two_step')}
          </Link>
        </p>
      )}
      <Loaded query={tenants}>
        {(page) => (
          <>
            <CanaryHits tenants={page.tenants} />
            <Table
              caption={words('nav.operator')}
              columns={columns}
              rows={page.tenants}
              keyOf={(tenant) => tenant.tenant_id}
            />
          </>
        )}
      </Loaded>
      {opens && <OpenShopDialog onClose={() => setOpens(false)} />}
      {closing !== null && <SuspendDialog tenant={closing} onClose={() => setClosing(null)} />}
    </PageFrame>
  )
}

/** Which version runs, and what is wrong with what it stands on. */
function Health() {
  const say = useAdminWords()
  const api = useApi()
  const health = useQuery({
    queryKey: ['platform-health'],
    queryFn: ({ signal }) => api('GET /v1/platform/health', { signal }),
    retry: false,
  })
  if (health.data === undefined) return null
  const { version, parts } = health.data
  const faults = Object.entries(parts).flatMap(([part, fault]) => (fault === null ? [] : [`${part}: ${fault}`]))
  return (
    <p className="flex items-center gap-2 text-small">
      <Chip tone={faults.length === 0 ? 'good' : 'danger'}>
        {faults.length === 0 ? say('operator.well') : faults.join(' · ')}
      </Chip>
      <span className="text-soft">{say('operator.version', { version })}</span>
    </p>
  )
}

function useColumns(close: (tenant: TenantWire) => void): Column<TenantWire>[] {
  const words = useWords()
  const say = useAdminWords()
  const resume = useAct(
    (api, id: string) => api('POST /v1/platform/tenants/:id/resume', { params: { id }, body: {} }),
    ['tenants'],
  )
  return [
    {
      key: 'name',
      title: words('side.name'),
      cell: ({ name, slug, owners }) => (
        <span className="min-w-0">
          <span className="block font-medium">{name}</span>
          <span className="block break-all text-meta text-soft">
            {[slug, ...owners.map(({ masked_email: email }) => email)].join(' · ')}
          </span>
        </span>
      ),
    },
    {
      key: 'state',
      title: say('team.state'),
      cell: ({ state, suspended_reason: reason }) => (
        <span>
          <Chip tone={state === 'active' ? 'good' : 'warn'}>{say(`operator.${state}`)}</Chip>
          {reason !== null && <span className="block text-meta text-soft">{reason}</span>}
        </span>
      ),
    },
    {
      key: 'messages',
      title: say('operator.messages'),
      figures: true,
      cell: ({ figures }) => String(figures.messages_24h),
    },
    {
      key: 'errors',
      title: say('operator.errors'),
      figures: true,
      wide: true,
      cell: ({ figures }) => String(figures.errors_24h),
    },
    {
      key: 'do',
      title: say('team.do'),
      cell: (tenant) =>
        tenant.state === 'active' ? (
          <Button onClick={() => close(tenant)}>{say('operator.suspend')}</Button>
        ) : (
          <Button busy={resume.isPending} onClick={() => resume.mutate(tenant.tenant_id)}>
            {say('operator.resume')}
          </Button>
        ),
    },
  ]
}
