import { z } from 'zod'
import type { Ctx } from '../../domain/context.ts'
import { AppError } from '../../domain/errors.ts'
import {
  findSession,
  keepStep,
  MOST_STEPS,
  type PlaygroundEvent,
  type Session,
  type SessionMove,
  type SessionReply,
  type SessionStep,
  type StepOutcome,
} from '../../domain/playground/index.ts'
import { TenantSettings } from '../../domain/tenancy/schemas.ts'
import { playConversation } from '../replay/play-conversation.ts'
import type { TurnEngine } from '../turn-engine.ts'
import { nextInstant } from './next-instant.ts'
import { seeMove, takeReplies } from './see-move.ts'
import { playedMove, type SessionChat, sessionChat } from './session-chat.ts'

/** What somebody does in a session: words, a choice of a menu that was shown, or what happens around her. */
export type Wish =
  | { kind: 'text'; text: string }
  | { kind: 'tap'; option: string }
  | { kind: 'event'; event: PlaygroundEvent }

/** What a turn that threw came to. */
const BROKEN: Omit<StepOutcome, 'drifted'> = {
  ...{ replies: [], turn: null, cited: [], standing: { orders: [], tickets: [] } },
  broken: true,
}
const Zoned = z.object({ timezone: TenantSettings.shape.timezone })

/**
 * Plays the next move of a session: all that was before it and then the move, in one transaction that is taken back, so that each turn
 * meets the shop as the turns before it would have left it. What was said and what came of it is kept. Throws `not_found` for a session that is over or a
 * choice that was never shown, `limit_exceeded` for one move too many, `conflict` for a phone that is asked nothing, and when another
 * move was faster.
 */
export async function playMove(
  ctx: Ctx,
  engine: TurnEngine,
  input: { sessionId: string; wish: Wish },
): Promise<SessionStep> {
  const session = await findSession(ctx, input.sessionId)
  const { steps } = session
  const known = steps.find(({ requestId }) => requestId === ctx.requestId)
  if (known !== undefined) return known
  if (steps.length >= MOST_STEPS) throw new AppError('limit_exceeded', `a session has ${MOST_STEPS} moves at most`)
  const told = await sessionChat(ctx, session)
  const move = moveOf(input.wish, shownBefore(session, told))
  const { timezone } = Zoned.parse(session.settings)
  const began = told.moves.at(-1)?.at ?? session.createdAt
  const at = nextInstant(session, { move, began, timezone, now: ctx.clock.now() })
  const outcome = await play(ctx, engine, { session, told, next: { move, at } })
  const step = { place: steps.length, move, at, doneAt: ctx.clock.now(), outcome, requestId: ctx.requestId }
  await keepStep(ctx, session.id, step)
  return step
}

async function play(
  ctx: Ctx,
  engine: TurnEngine,
  { session, told, next }: { session: Session; told: SessionChat; next: { move: SessionMove; at: Date } },
): Promise<StepOutcome> {
  const { chat } = told
  const own = [...session.steps, next].map(({ move, at }) => playedMove(ctx, chat, move, at))
  const moves = [...told.moves, ...own]
  const seen = await playConversation(ctx, engine, {
    ...{ chat, moves, settings: session.settings, playsAlong: true },
    see: async (played, staged, place) => {
      if (place < moves.length - 1) return { ...BROKEN, broken: false, replies: await takeReplies(played, staged) }
      return seeMove(played, staged, { beginsTurn: next.move.kind !== 'event' })
    },
  })
  if (seen.at(-1) === null && next.move.kind === 'event')
    throw new AppError('conflict', 'no phone is asked for money now')
  const outcomes = seen.map((one) => one ?? BROKEN)
  const again = outcomes.slice(told.moves.length, -1)
  const drifted = session.steps.some(({ outcome }, at) => !saysTheSame(outcome.replies, again[at]?.replies ?? []))
  return { ...(outcomes.at(-1) ?? BROKEN), drifted }
}

function saysTheSame(one: readonly SessionReply[], other: readonly SessionReply[]): boolean {
  return one.length === other.length && one.every(({ body }, at) => body === other[at]?.body)
}

/** A menu as it was shown, the newest last. */
function shownBefore({ steps }: Session, { before }: SessionChat) {
  const replies = [...before.flatMap((turn) => turn.replies), ...steps.flatMap(({ outcome }) => outcome.replies)]
  return replies.flatMap(({ menu }) => menu ?? [])
}

function moveOf(wish: Wish, shown: ReturnType<typeof shownBefore>): SessionMove {
  if (wish.kind !== 'tap') return wish
  const menu = shown.findLast(({ options }) => options.some(({ id }) => id === wish.option))
  const option = menu?.options.find(({ id }) => id === wish.option)
  if (menu === undefined || option === undefined) throw new AppError('not_found', 'no such choice was shown')
  return { kind: 'tap', option: option.id, title: option.title, menu: menu.kind }
}
