import type { ReactNode } from 'react'
import { ErrorNotice } from './error-notice.tsx'
import { Skeleton } from './skeleton.tsx'

interface LoadedProps<T> {
  query: { data: T | undefined; isPending: boolean; error: unknown; refetch: () => unknown }
  children: (data: T) => ReactNode
}

/** What a question to the product gave: its shape while it comes, what went wrong, or the thing itself. */
export function Loaded<T>({ query, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isPending) return <Skeleton />
  return <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />
}
