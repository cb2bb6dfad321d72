import type { Ctx, TxCtx } from '../../domain/context.ts'
import { takenBack } from '../../domain/idempotency/index.ts'
import { databaseFailure } from '../../lib/database-failure.ts'
import type { Json } from '../../lib/json.ts'
import { runTurn } from '../run-turn.ts'
import type { TurnEngine } from '../turn-engine.ts'
import type { PlayedChat, PlayedMove } from './played-chat.ts'
import { type PlayedPhones, playedPhones } from './played-phones.ts'
import { joinedCtx, type StandingClock, seededIds, standingClock } from './replay-ctx.ts'
import { replayPorts } from './replay-ports.ts'
import { sellOut } from './sell-out.ts'
import { receiveAgain, type StagedConversation, stageConversation } from './stage-conversation.ts'

interface Play<T> {
  chat: PlayedChat
  settings: Json
  moves: readonly PlayedMove[]
  /** Whether somebody answers the phones that were never asked before. */
  playsAlong?: boolean
  /** Looks at what a move came to, within the transaction. */
  see: (played: Ctx, staged: StagedConversation, place: number) => Promise<T>
}

/**
 * Plays a chat with the turns that customers get, in one transaction that is always taken back. Gives what was seen of each move, null
 * for a turn that threw and for the answer of a phone that nobody has asked. The same chat, settings and moves come to the same.
 */
export async function playConversation<T>(
  ctx: Ctx,
  engine: TurnEngine,
  { chat, settings, moves, playsAlong = false, see }: Play<T>,
): Promise<(T | null)[]> {
  const clock = standingClock(chat.begins.startedAt)
  const ids = seededIds(ctx.ids, chat.conversationId)
  const phones = playedPhones(chat.prompts, { ids, clock, playsAlong })
  const ports = replayPorts(ctx.ports, chat, phones)
  return takenBack(ctx, async (within) => {
    const played = joinedCtx(within, { clock, ids, ports })
    const staged = await stageConversation({ ...within, ids }, chat, settings)
    const seen: (T | null)[] = []
    for (const [place, move] of moves.entries()) {
      await phones.settleUntil(played, move.at)
      clock.set(move.at)
      const came = await happen(within, { move, chat, staged, played, phones, engine, clock })
      seen.push(came ? await see(played, staged, place) : null)
    }
    return seen
  })
}

interface Happening extends Pick<Play<never>, 'chat'> {
  move: PlayedMove
  staged: StagedConversation
  played: Ctx
  phones: PlayedPhones
  engine: TurnEngine
  clock: StandingClock
}

/** Whether anything came of a move. */
async function happen(within: TxCtx, how: Happening): Promise<boolean> {
  const { move, chat, staged, played, phones } = how
  if (move.what === 'phone') return phones.answer(played, move.resultCode)
  if (move.what === 'sold_out') await sellOut(played, staged)
  if (move.what !== 'said') return true
  await receiveAgain(played, chat, staged, move.messages)
  return unbroken(within, () => finishTurn(how))
}

/** Behind a savepoint: what breaks in a turn breaks none that follow. False for one that did; a database that is away or busy breaks all. */
async function unbroken({ tx }: TxCtx, run: () => Promise<void>): Promise<boolean> {
  await tx.$executeRaw`SAVEPOINT turn`
  try {
    await run()
    return true
  } catch (error) {
    if (databaseFailure(error) !== null) throw error
    await tx.$executeRaw`ROLLBACK TO SAVEPOINT turn`
    return false
  }
}

/** One turn, after the time in which she might have gone on typing. */
async function finishTurn({ played, engine, staged: { conversationId }, clock }: Happening): Promise<void> {
  const ctxFor = (requestId: string, customerId: string | null): Ctx => ({
    ...played,
    ...{ requestId, customerId, conversationId: null, actor: customerId === null ? 'system' : 'bot' },
  })
  const run = () => runTurn({ ctxFor, engine }, { conversationId })
  const done = await run()
  if (done.outcome !== 'waiting') return
  clock.set(new Date(clock.now().getTime() + done.waitMs))
  await run()
}
