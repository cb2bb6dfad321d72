import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfferWire } from '../../../../src/http/contract/offers.ts'
import { useOfferWords } from '../../i18n/offers.ts'
import { useApi } from '../../lib/api/api-context.ts'
import { useMay } from '../../lib/api/me.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { MoreRows } from '../../ui/more-rows.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { Table } from '../../ui/table.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import { TryDialog } from './try-dialog.tsx'
import { useOfferColumns } from './use-offer-columns.tsx'

type Opened = { kind: 'new' } | { kind: 'change' | 'try'; offer: OfferWire }

/** What the shop gives away, with how often it was used and what it cost. */
export function OffersPage() {
  const words = useWords()
  const say = useOfferWords()
  const api = useApi()
  const may = useMay()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const query = useInfiniteQuery({
    queryKey: ['offers'],
    queryFn: ({ pageParam, signal }) => api('GET /v1/offers', { query: { cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    placeholderData: keepPreviousData,
  })
  const columns = useOfferColumns((kind, offer) => setOpened({ kind, offer }))
  return (
    <PageFrame
      title={words('nav.offers')}
      lead={say('lead')}
      action={
        may('createOffer') && (
          <Button look="primary" onClick={() => setOpened({ kind: 'new' })}>
            {say('add')}
          </Button>
        )
      }
    >
      <Loaded query={query}>
        {({ pages }) => {
          const rows = pages.flatMap(({ offers }) => offers)
          if (rows.length > 0) {
            return <Table caption={say('table')} columns={columns} rows={rows} keyOf={({ offer_id }) => offer_id} />
          }
          return (
            <Empty icon="tag" title={say('none')}>
              {say('none.help')}
            </Empty>
          )
        }}
      </Loaded>
      <MoreRows query={query} />
      {opened?.kind === 'new' && <OfferDialog offer={null} onClose={close} />}
      {opened?.kind === 'change' && <OfferDialog offer={opened.offer} onClose={close} />}
      {opened?.kind === 'try' && <TryDialog offer={opened.offer} onClose={close} />}
    </PageFrame>
  )
}
