import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { useAdminWords } from '../../i18n/admin.ts'
import { useApi } from '../../lib/api/api-context.ts'
import { useMay } from '../../lib/api/me.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Field } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import type { AuditFilter } from './audit-filter.ts'
import { AuditRow } from './audit-row.tsx'
import { SaveTable } from './save-table.tsx'

const route = getRouteApi('/inside/audit')

/** What was done at the shop, as sentences, the newest first. */
export function AuditPage() {
  const words = useWords()
  const say = useAdminWords()
  const api = useApi()
  const may = useMay()
  const filter = route.useSearch()
  const entries = useInfiniteQuery({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam, signal }) =>
      api('GET /v1/audit', { query: { ...filter, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
  })
  return (
    <PageFrame
      title={words('nav.audit')}
      lead={say('audit.lead')}
      action={may('exportAudit') && <SaveTable filter={filter} />}
    >
      <Filters filter={filter} />
      <Loaded query={entries}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.entries)
          if (rows.length === 0) return <Empty icon="scroll" title={say('audit.none')} />
          return (
            <ol className="rounded-lg border border-line bg-surface">
              {rows.map((entry) => (
                <AuditRow key={entry.id} entry={entry} />
              ))}
            </ol>
          )
        }}
      </Loaded>
      {entries.hasNextPage && (
        <Button className="self-center" busy={entries.isFetchingNextPage} onClick={() => void entries.fetchNextPage()}>
          {words('table.more')}
        </Button>
      )}
    </PageFrame>
  )
}

function Filters({ filter }: { filter: AuditFilter }) {
  const words = useWords()
  const say = useAdminWords()
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const said = (name: string) => String(form.get(name) ?? '').trim() || undefined
    void navigate({ to: '/audit', search: { action: said('action'), actor: said('actor') } })
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <Field
        label={say('audit.action')}
        name="action"
        placeholder="login"
        defaultValue={filter.action}
        maxLength={100}
      />
      <Field
        label={say('audit.actor')}
        name="actor"
        placeholder="staff:…"
        defaultValue={filter.actor}
        maxLength={100}
      />
      <Button type="submit">{words('inbox.show')}</Button>
    </form>
  )
}
