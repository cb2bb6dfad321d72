import { conversationSummary } from '../../../prompts/conversation-summary/index.ts'
import { askPrompt } from '../../core/ask-prompt.ts'
import type { TurnContext } from '../../turn-context.ts'
import type { TurnPatch, TurnState } from '../../turn-state.ts'
import { isOverBudget } from './is-over-budget.ts'
import { joinLines, type Line } from './join-lines.ts'

/** The last lines of a long conversation stay as they are; what is before them becomes a summary. */
const STAY = 8
const MOST_OPEN = 3
const MOST_CHARS = 900
const QUESTION_CHARS = 120

/**
 * Takes up what was said since the last turn of the concierge. Beyond the budget the oldest lines become one summary, which helps to
 * sort what comes next and is shown to nobody who writes answers. Nothing of a message that gives orders is given to a model.
 */
export async function keepHistory(state: TurnState, turn: TurnContext): Promise<TurnPatch> {
  const lines = joinLines(state.guestLines, turn.recent)
  if (!isOverBudget(lines)) return { guestLines: lines }
  const older = lines.slice(0, -STAY)
  const guestSummary = await summaryOf(older, state, turn)
  turn.steps.push({ node: 'conversation_summary', kind: 'rule', ms: 0, note: `${older.length} lines in short` })
  return { guestLines: lines.slice(-STAY), guestSummary }
}

async function summaryOf(lines: readonly Line[], state: TurnState, turn: TurnContext): Promise<string> {
  const draft = draftOf(lines, state).slice(0, MOST_CHARS)
  if (state.untrusted) return draft
  const asked = await askPrompt(conversationSummary, { summary: state.guestSummary, lines: [...lines], draft }, turn)
  return asked.outcome === 'answered' ? asked.value : draft
}

/** What rules know of it: what the talk was of, what is asked of the team, and the guest's last questions. */
function draftOf(lines: readonly Line[], { guestFocus, guestTopicsTold, pending, suspended }: TurnState): string {
  const questions = lines
    .filter(({ from, text }) => from === 'customer' && text.includes('?'))
    .slice(-MOST_OPEN)
    .map(({ text }) => text.slice(0, QUESTION_CHARS))
  const booking = [pending, suspended].find((one) => one?.kind === 'guest_booking')
  const request =
    booking?.kind === 'guest_booking' ? Object.values(booking.request).filter((part) => part !== null) : []
  return [
    ...(guestFocus === null ? [] : [`The talk is of ${guestFocus.name}.`]),
    ...(guestTopicsTold.length === 0 ? [] : [`Told of: ${guestTopicsTold.join(', ')}.`]),
    ...(request.length === 0 ? [] : [`Wants: ${request.join(', ')}.`]),
    ...(questions.length === 0 ? [] : [`Asked: ${questions.join(' / ')}`]),
    `${lines.length} lines before.`,
  ].join(' ')
}
