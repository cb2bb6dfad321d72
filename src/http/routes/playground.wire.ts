import type { RecordedTurn } from '../../conversation/replay/recorded.ts'
import { menuBody } from '../../domain/messaging/index.ts'
import type { Menu } from '../../domain/messaging/schemas.ts'
import { MOST_STEPS, type Session, type SessionMove, type SessionStep } from '../../domain/playground/index.ts'
import type { SessionWire, StepWire } from '../contract/playground.ts'
import { turnWire } from './turn.wire.ts'

export function sessionWire(session: Session, before: readonly RecordedTurn[]): SessionWire {
  const { fromConversationId, fromTurnId } = session
  const isFork = fromConversationId !== null && fromTurnId !== null
  return {
    session_id: session.id,
    settings: { source: session.settingsSource, version: session.settingsVersion },
    language: session.language,
    created_at: session.createdAt.toISOString(),
    expires_at: session.expiresAt.toISOString(),
    most_steps: MOST_STEPS,
    engine: 'offline',
    from: isFork ? { conversation_id: fromConversationId, turn_id: fromTurnId } : null,
    before: before.flatMap(linesOf),
    steps: session.steps.map(stepWire),
  }
}

export function stepWire({ place, at, move, outcome }: SessionStep): StepWire {
  const { turn, cited, standing, broken, drifted } = outcome
  return {
    ...{ place, at: at.toISOString(), said: saidWire(move), broken, drifted },
    turn: turn && turnWire(turn, cited),
    standing: {
      tickets: standing.tickets,
      orders: standing.orders.map(({ totalMinor, currency, ...order }) => ({
        ...order,
        total: { amount_minor: totalMinor, currency },
      })),
    },
    replies: outcome.replies.map(({ body, menu, media }) => ({
      text: shownBody(body, menu),
      menu,
      media: media && { kind: media.kind, filename: media.filename, caption: media.caption },
    })),
  }
}

function saidWire(move: SessionMove): StepWire['said'] {
  return move.kind === 'tap' ? { kind: 'tap', option: move.option, title: move.title } : move
}

function linesOf({ messages, replies }: RecordedTurn): SessionWire['before'] {
  return [
    ...messages.map(({ body, kind }) => ({ from: 'customer' as const, text: body || kind, menu: null })),
    ...replies.map(({ body, menu }) => ({ from: 'assistant' as const, text: shownBody(body, menu), menu })),
  ]
}

function shownBody(body: string, menu: Menu | null): string {
  return menu === null ? body : menuBody(body, menu)
}
