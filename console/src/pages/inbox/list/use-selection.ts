import { useMemo, useState } from 'react'

/** Several chats, with which the same is done. */
export interface Selection {
  /** Rows can be chosen. */
  on: boolean
  ids: ReadonlySet<string>
  begin: () => void
  toggle: (id: string) => void
  choose: (ids: readonly string[]) => void
  end: () => void
}

export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null)
  return useMemo(
    () => ({
      on: ids !== null,
      ids: ids ?? new Set(),
      begin: () => setIds((now) => now ?? new Set()),
      toggle: (id) =>
        setIds((now) => (now?.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...(now ?? []), id]))),
      choose: (all) => setIds(new Set(all)),
      end: () => setIds(null),
    }),
    [ids],
  )
}
