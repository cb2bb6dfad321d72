import { useWords } from '../lib/words.ts'

/** The shape of what is coming, while it comes. */
export function Skeleton({ rows = 6 }: { rows?: number }) {
  const words = useWords()
  return (
    <div role="status" className="flex flex-col gap-4 p-4">
      <span className="sr-only">{words('app.loading')}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
        <div key={row} aria-hidden="true" className="flex animate-pulse gap-3">
          <div className="size-9 shrink-0 rounded-full bg-line" />
          <div className="flex grow flex-col gap-2 pt-1">
            <div className="h-3 w-1/3 rounded-sm bg-line" />
            <div className="h-3 w-3/4 rounded-sm bg-line" />
          </div>
        </div>
      ))}
    </div>
  )
}
