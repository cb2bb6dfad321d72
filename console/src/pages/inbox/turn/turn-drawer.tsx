import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useApi } from '../../../lib/api/api-context.ts'
import { useMay } from '../../../lib/api/me.ts'
import { useWords } from '../../../lib/words.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorNotice } from '../../../ui/error-notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { turnQuery } from '../queries.ts'
import { Reports } from './reports.tsx'
import { TurnView } from './turn-view.tsx'

/** Why the assistant answered as it did: what came in, what was decided, what was asked and what it cost. */
export function TurnDrawer({ turnId, onClose }: { turnId: string; onClose: () => void }) {
  const words = useWords()
  const may = useMay()
  const turn = useQuery(turnQuery(useApi(), turnId))
  return (
    <Dialog title={words('keys.why')} place="drawer" onClose={onClose}>
      {turn.isPending && <Skeleton rows={3} />}
      {turn.isError && <ErrorNotice error={turn.error} onRetry={() => void turn.refetch()} />}
      {turn.data && (
        <TurnView turn={turn.data}>
          <Reports turnId={turnId} />
          {may('forkPlayground') && (
            <Link
              to="/playground"
              search={{ conversation: turn.data.conversation_id, turn: turnId }}
              className="self-start text-small text-accent hover:underline"
            >
              {words('turn.try')}
            </Link>
          )}
        </TurnView>
      )}
    </Dialog>
  )
}
