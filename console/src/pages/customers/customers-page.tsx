import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { CustomerRow } from '../../../../src/http/contract/customers.ts'
import { useCustomerWords } from '../../i18n/customers.ts'
import { useApi } from '../../lib/api/api-context.ts'
import { useReader } from '../../lib/reader.ts'
import { formatInstant } from '../../lib/times.ts'
import { useWords } from '../../lib/words.ts'
import { Chip } from '../../ui/chip.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { MoreRows } from '../../ui/more-rows.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { languageName } from '../inbox/language-name.ts'
import { FindCustomers } from './find-customers.tsx'

const route = getRouteApi('/inside/customers/')

/** Everybody who has written to the shop, who was here last first. */
export function CustomersPage() {
  const words = useWords()
  const say = useCustomerWords()
  const api = useApi()
  const { q } = route.useSearch()
  const columns = useColumns()
  const query = useInfiniteQuery({
    queryKey: ['customers', q],
    queryFn: ({ pageParam, signal }) =>
      api('GET /v1/customers', { query: { q, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    placeholderData: keepPreviousData,
  })
  return (
    <PageFrame title={words('nav.customers')} lead={say('lead')}>
      <FindCustomers q={q} />
      <Loaded query={query}>
        {({ pages }) => {
          const rows = pages.flatMap(({ customers }) => customers)
          if (rows.length === 0) return <Empty icon="person" title={say(q ? 'none.found' : 'none')} />
          return <Table caption={say('table')} columns={columns} rows={rows} keyOf={(row) => row.customer_id} />
        }}
      </Loaded>
      <MoreRows query={query} />
    </PageFrame>
  )
}

function useColumns(): Column<CustomerRow>[] {
  const words = useWords()
  const say = useCustomerWords()
  const reader = useReader()
  return [
    {
      key: 'name',
      title: say('name'),
      cell: ({ customer_id, name, phone, tags, opted_out }) => (
        <>
          <Link
            to="/customers/$customerId"
            params={{ customerId: customer_id }}
            className="font-medium text-accent hover:underline"
          >
            {name ?? phone ?? words('inbox.visitor')}
          </Link>
          <span className="figures block text-meta text-soft">{name !== null && phone}</span>
          <span className="flex flex-wrap gap-1">
            {opted_out && <Chip tone="danger">{say('stopped')}</Chip>}
            {tags.map((tag) => (
              <Chip key={tag}>{tag}</Chip>
            ))}
          </span>
        </>
      ),
    },
    {
      ...{ key: 'language', title: words('side.language'), wide: true },
      cell: ({ language }) => (language === null ? '–' : languageName(language)),
    },
    { key: 'orders', title: say('orders'), figures: true, cell: ({ orders }) => orders },
    {
      ...{ key: 'seen', title: say('seen'), wide: true },
      cell: ({ last_seen_at }) => formatInstant(Date.parse(last_seen_at), reader),
    },
  ]
}
