import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdminWords } from '../../i18n/admin.ts'
import { useApi } from '../../lib/api/api-context.ts'
import { Empty } from '../../ui/empty.tsx'
import { Field } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Operation } from './operation.tsx'
import { readOperations } from './read-operations.ts'

/** Every route of the API, drawn from the description that the product gives of itself. */
export function Reference() {
  const say = useAdminWords()
  const api = useApi()
  const [text, setText] = useState('')
  const operations = useQuery({
    queryKey: ['openapi'],
    queryFn: async ({ signal }) => readOperations(await api('GET /v1/openapi.json', { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <div className="flex flex-col gap-3">
      <Field
        label={say('reference.find')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        placeholder="/v1/conversations"
      />
      <Loaded query={operations}>
        {(all) => {
          const found = all.filter(({ path, summary }) =>
            `${path} ${summary}`.toLowerCase().includes(text.trim().toLowerCase()),
          )
          if (found.length === 0) return <Empty icon="search" title={say('reference.none')} />
          return (
            <ul className="rounded-lg border border-line bg-surface">
              {found.map((operation) => (
                <li key={operation.id} className="border-b border-line last:border-0">
                  <Operation operation={operation} />
                </li>
              ))}
            </ul>
          )
        }}
      </Loaded>
    </div>
  )
}
