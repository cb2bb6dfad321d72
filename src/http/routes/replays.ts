import * as replay from '../../domain/replay/index.ts'
import * as contract from '../contract/replays.ts'
import { type Api, serve } from '../serve/serve.ts'

/** Conversations played again before a draft of the settings is published. */
export function serveReplays(api: Api): void {
  serve(api, contract.startReplay, async (ctx, { body }) =>
    replayWire(await replay.startReplay(ctx, { draftVersion: body.draft_version, sample: body.sample })),
  )
  serve(api, contract.getReplay, async (ctx, { params }) => replayWire(await replay.getReplay(ctx, params.id)))
  serve(api, contract.listReplayDiffs, async (ctx, { params, query }) => {
    const diffs = await replay.listReplayDiffs(ctx, { replayId: params.id, kind: query.kind ?? null })
    return {
      diffs: diffs.map(({ conversationId, turnId, ...diff }) => ({
        ...diff,
        conversation_id: conversationId,
        turn_id: turnId,
      })),
    }
  })
  serve(api, contract.cancelReplay, async (ctx, { params }) => replayWire(await replay.cancelReplay(ctx, params.id)))
}

function replayWire(view: replay.ReplayView): contract.ReplayWire {
  const { replayId, draftVersion, status, total, done, same, different, notComparable, turns, kinds } = view
  return {
    ...{ replay_id: replayId, draft_version: draftVersion, status, turns, kinds, took_ms: view.tookMs },
    conversations: { total, done, same, different, not_comparable: notComparable },
    fidelity: { exact: view.exact, unlike: view.unlike },
    engine: 'offline',
  }
}
