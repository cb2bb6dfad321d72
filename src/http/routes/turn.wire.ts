import type { CitedView } from '../../domain/knowledge/index.ts'
import {
  type BackedFigure,
  backFigures,
  type ListedTurn,
  rulesNotFired,
  type TurnView,
} from '../../domain/turns/index.ts'
import type { FactWire, TurnWire } from '../contract/turns.ts'

export function turnWire(turn: TurnView, cited: CitedView[]): TurnWire {
  const { intent, intentConfidence: confidence, journey, language, governor, reading, steps, tools, models } = turn
  const passages = cited.map(({ passageId, sentence, text }) => ({ passageId, text: `${sentence} ${text ?? ''}` }))
  const facts = backFigures(
    turn.replies.map(({ text }) => text),
    { tools, passages },
  )
  return {
    turn_id: turn.id,
    conversation_id: turn.conversationId,
    outcome: turn.outcome,
    started_at: turn.startedAt,
    took_ms: turn.durationMs,
    messages: turn.messages.map(({ providerMessageId, kind, body }) => ({
      ...{ provider_message_id: providerMessageId, kind, text: body },
    })),
    intent: { name: intent, confidence },
    ...{ journey, language, governor, reading, steps, tools, models, cited },
    not_fired: rulesNotFired(steps).map(({ rule, firesWhen }) => ({ rule, why: `acts only when ${firesWhen}` })),
    facts: facts.map(factWire),
    sends: turn.replies,
    cost_micro_usd: costOf(models),
  }
}

export function factWire({ text, backedBy }: BackedFigure): FactWire {
  return {
    text,
    backed_by: backedBy !== null && 'passageId' in backedBy ? { passage_id: backedBy.passageId } : backedBy,
  }
}

function costOf(models: TurnView['models']): number | null {
  return models.reduce<number | null>(
    (sum, { costMicroUsd }) => (sum === null || costMicroUsd === null ? null : sum + costMicroUsd),
    0,
  )
}

export function listedTurnWire({ turnId, startedAt, durationMs, ...same }: ListedTurn) {
  return { ...same, turn_id: turnId, started_at: startedAt.toISOString(), took_ms: durationMs }
}
