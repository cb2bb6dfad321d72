import { useWords } from '../lib/words.ts'
import { Button } from './button.tsx'

interface MoreRowsProps {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
}

/** Below a list of which there is more: gives the next rows. */
export function MoreRows({ query }: MoreRowsProps) {
  const words = useWords()
  if (!query.hasNextPage) return null
  return (
    <Button
      className="self-center"
      data-print="none"
      busy={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {words('table.more')}
    </Button>
  )
}
