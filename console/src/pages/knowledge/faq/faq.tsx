import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FaqWire } from '../../../../../src/http/contract/faq.ts'
import { useKnowledgeWords } from '../../../i18n/knowledge.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { useMay } from '../../../lib/api/me.ts'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { MoreRows } from '../../../ui/more-rows.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { FaqDialog } from './faq-dialog.tsx'
import { FaqEntry } from './faq-entry.tsx'

const FILTERS = ['all', 'draft', 'published'] as const
type Filter = (typeof FILTERS)[number]

/** The FAQ of the shop: what is told, and what waits to be published. */
export function Faq() {
  const say = useKnowledgeWords()
  const may = useMay()
  const [filter, setFilter] = useState<Filter>('all')
  const [open, setOpen] = useState<FaqWire | 'new' | null>(null)
  const query = useFaq(filter)
  const titles = { all: say('faq.all'), draft: say('faq.drafts'), published: say('faq.published') }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Tabs
          label={say('faq.filter')}
          controls="faq"
          value={filter}
          onChange={setFilter}
          tabs={FILTERS.map((value) => ({ value, label: titles[value] }))}
        />
        {may('createFaq') && (
          <Button small onClick={() => setOpen('new')}>
            {say('faq.add')}
          </Button>
        )}
      </div>
      <div id="faq" role="tabpanel" aria-label={titles[filter]} className="flex flex-col gap-3">
        <Loaded query={query}>
          {({ pages }) => {
            const entries = pages.flatMap((page) => page.entries)
            if (entries.length === 0) {
              return (
                <Empty icon="note" title={say('faq.none')}>
                  {say('faq.none.help')}
                </Empty>
              )
            }
            return (
              <ul className="rounded-lg border border-line bg-surface">
                {entries.map((entry) => (
                  <FaqEntry key={entry.document_id} entry={entry} onChange={() => setOpen(entry)} />
                ))}
              </ul>
            )
          }}
        </Loaded>
        <MoreRows query={query} />
      </div>
      {open && <FaqDialog {...(open === 'new' ? {} : { entry: open })} onClose={() => setOpen(null)} />}
    </>
  )
}

function useFaq(filter: Filter) {
  const api = useApi()
  const status = filter === 'all' ? undefined : filter
  return useInfiniteQuery({
    queryKey: ['faq', status],
    queryFn: ({ pageParam, signal }) =>
      api('GET /v1/knowledge/faq', { query: { status, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    placeholderData: keepPreviousData,
  })
}
