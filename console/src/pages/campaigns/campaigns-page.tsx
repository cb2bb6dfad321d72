import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ListedCampaignWire } from '../../../../src/http/contract/campaigns.ts'
import { useCampaignWords } from '../../i18n/campaigns.ts'
import { useApi } from '../../lib/api/api-context.ts'
import { useMay } from '../../lib/api/me.ts'
import { useReader } from '../../lib/reader.ts'
import { formatInstant } from '../../lib/times.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { MoreRows } from '../../ui/more-rows.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { NewCampaignDialog } from './new-campaign-dialog.tsx'
import { StatusChip } from './status-chip.tsx'

/** The campaigns of the shop, the newest first. */
export function CampaignsPage() {
  const words = useWords()
  const say = useCampaignWords()
  const api = useApi()
  const may = useMay()
  const [isNew, setNew] = useState(false)
  const query = useInfiniteQuery({
    queryKey: ['campaigns'],
    queryFn: ({ pageParam, signal }) => api('GET /v1/campaigns', { query: { cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
  })
  return (
    <PageFrame
      title={words('nav.campaigns')}
      lead={say('lead')}
      action={
        may('createCampaign') && (
          <Button look="primary" onClick={() => setNew(true)}>
            {say('add')}
          </Button>
        )
      }
    >
      <Loaded query={query}>{({ pages }) => <Rows rows={pages.flatMap(({ campaigns }) => campaigns)} />}</Loaded>
      <MoreRows query={query} />
      {isNew && <NewCampaignDialog onClose={() => setNew(false)} />}
    </PageFrame>
  )
}

function Rows({ rows }: { rows: readonly ListedCampaignWire[] }) {
  const say = useCampaignWords()
  const reader = useReader()
  if (rows.length === 0) {
    return (
      <Empty icon="note" title={say('none')}>
        {say('none.help')}
      </Empty>
    )
  }
  const figures = new Intl.NumberFormat(reader.locale)
  const columns: Column<ListedCampaignWire>[] = [
    {
      ...{ key: 'name', title: say('name') },
      cell: ({ campaign_id, name, template }) => (
        <>
          <Link
            to="/campaigns/$campaignId"
            params={{ campaignId: campaign_id }}
            className="font-medium break-words text-accent hover:underline"
          >
            {name}
          </Link>
          <span className="block font-mono text-meta break-all text-soft">{template}</span>
        </>
      ),
    },
    { key: 'state', title: say('state'), cell: (row) => <StatusChip campaign={row} /> },
    { key: 'targets', title: say('targets'), figures: true, wide: true, cell: (row) => figures.format(row.targets) },
    { key: 'sent', title: say('sent'), figures: true, cell: (row) => figures.format(row.sent) },
    {
      ...{ key: 'made', title: say('made'), wide: true },
      cell: ({ created_at }) => formatInstant(Date.parse(created_at), reader),
    },
  ]
  return <Table caption={say('table')} columns={columns} rows={rows} keyOf={({ campaign_id }) => campaign_id} />
}
