import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReportName, Step } from '../../../../src/domain/reports/schemas.ts'
import type { AnswerTo } from '../../../../src/http/contract/client.ts'
import type { Api } from '../../lib/api/api.ts'
import { useApi } from '../../lib/api/api-context.ts'
import type { Period } from '../../lib/period.ts'
import type { RowsFilter } from './reports-filter.ts'

interface Asked extends Period {
  by: Step
  person?: string | undefined
  format?: 'csv'
}

/** A report, or the same as a table. */
export async function askReport(
  api: Api,
  name: ReportName,
  { person, ...query }: Asked,
  signal?: AbortSignal,
): Promise<AnswerTo<'GET /v1/reports/:name'>> {
  const more = signal === undefined ? {} : { signal }
  if (name === 'people') return api('GET /v1/reports/people', { query: { ...query, person }, ...more })
  if (name === 'csat') return api('GET /v1/reports/csat', { query: { ...query, person }, ...more })
  return api('GET /v1/reports/:name', { params: { name }, query, ...more })
}

export function useReport(name: ReportName, asked: Asked) {
  const api = useApi()
  return useQuery({
    queryKey: ['reports', name, asked],
    queryFn: async ({ signal }) => {
      const report = await askReport(api, name, asked, signal)
      if (report instanceof Response) throw new Error('The report came as a table.')
      return report
    },
    placeholderData: keepPreviousData,
  })
}

/** The rows that a number counts. */
export function useRows(filter: RowsFilter) {
  const api = useApi()
  const { tab: name = 'overview', number = '', from = '', to = '', currency, part, person } = filter
  return useInfiniteQuery({
    queryKey: ['reports', 'rows', filter],
    queryFn: ({ pageParam, signal }) => {
      const query = { number, from, to, currency, part, cursor: pageParam ?? undefined }
      if (name === 'people') return api('GET /v1/reports/people/rows', { query: { ...query, person }, signal })
      if (name === 'csat') return api('GET /v1/reports/csat/rows', { query: { ...query, person }, signal })
      return api('GET /v1/reports/:name/rows', { params: { name }, query, signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
  })
}
