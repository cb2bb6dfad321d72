import { useQuery } from '@tanstack/react-query'
import type { AnswerTo } from '../../../../../src/http/contract/client.ts'
import { useSettingsWords } from '../../../i18n/settings.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { useAct } from '../../../lib/api/use-act.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Tile } from '../../../ui/tile.tsx'
import { ReplayDiffs } from './replay-diffs.tsx'

type ReplayState = AnswerTo<'GET /v1/replays/:id'>

const LOOK_EVERY_MS = 1_000

/** How far a replay is, what came of it, and what comes out otherwise with the draft. */
export function Replay({ replayId }: { replayId: string }) {
  const api = useApi()
  const replay = useQuery({
    queryKey: ['replay', replayId],
    queryFn: ({ signal }) => api('GET /v1/replays/:id', { params: { id: replayId }, signal }),
    refetchInterval: ({ state }) => (state.data && isOver(state.data) ? false : LOOK_EVERY_MS),
  })
  return (
    <Loaded query={replay}>
      {(now) => (
        <div className="flex flex-col gap-4">
          <Progress replay={now} />
          <ReplayDiffs key={now.conversations.different} replayId={replayId} />
        </div>
      )}
    </Loaded>
  )
}

function Progress({ replay }: { replay: ReplayState }) {
  const say = useSettingsWords()
  const cancel = useAct(
    (api, id: string) => api('POST /v1/replays/:id/cancel', { params: { id }, body: {} }),
    ['replay'],
  )
  const { conversations, fidelity, kinds, turns } = replay
  const { total, done, same, different, not_comparable: apart } = conversations
  return (
    <Card
      title={say('replay')}
      aside={
        !isOver(replay) && (
          <Button small busy={cancel.isPending} onClick={() => cancel.mutate(replay.replay_id)}>
            {say('replay.cancel')}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-3 p-4">
        <p role="status" className="text-small">
          {say(`replay.status.${replay.status}`)}
        </p>
        <progress
          className="h-2 w-full accent-accent"
          max={Math.max(total, 1)}
          value={total === 0 ? 1 : done}
          aria-label={say('replay.progress')}
        />
        <div className="grid grid-cols-2 gap-3 wide:grid-cols-4">
          <Tile
            name={say('replay.conversations')}
            figure={`${done} / ${total}`}
            hint={say('replay.apart', { count: apart })}
          />
          <Tile name={say('replay.same')} figure={String(same)} />
          <Tile name={say('replay.different')} figure={String(different)} />
          <Tile name={say('replay.grave')} figure={String((kinds.money ?? 0) + (kinds.consent ?? 0))} />
        </div>
        <p className="text-meta text-soft">
          {say('replay.fidelity', { exact: fidelity.exact, turns })} {say('replay.offline')}
        </p>
      </div>
    </Card>
  )
}

function isOver({ status }: ReplayState): boolean {
  return status !== 'queued' && status !== 'running'
}
