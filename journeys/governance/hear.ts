import type { DialogueContext } from '../../src/language/dialogue-context.ts'
import { hear } from '../../src/language/hear.ts'
import type { Act, Reading } from '../../src/language/reading.ts'
import { stepNode } from '../core/step-node.ts'
import { nowAbout } from '../sales/slice.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'
import { askModelReader } from './ask-model-reader.ts'
import { asksReader } from './asks-reader.ts'
import { decideLanguage } from './decide-language.ts'
import { dialogueContext } from './dialogue-context.ts'
import { hearGuest } from './hear-guest.ts'
import { hearMemory } from './hear-memory.ts'
import { hearTrip } from './hear-trip.ts'
import { intentOf } from './intent-of.ts'
import { warnBesideAnswer } from './secret-warning.ts'
import { withoutOrders } from './without-orders.ts'

/** Reads the message once, in its dialogue. What three classifiers would say of it follows from that reading. */
export const hearNode = stepNode(async (state, turn) => {
  await turn.loadShop()
  const from = performance.now()
  const reading = await read(state, turn)
  const ms = Math.round((performance.now() - from) * 10) / 10
  const intent = reading.about ?? intentOf(reading.acts, state.pending, turn.journeys)
  const { class: governor, confidence } = reading.governor
  const note = (node: string, text: string, took = 0) => turn.steps.push({ node, kind: 'rule', ms: took, note: text })
  note('hear', reading.acts.map(({ act }) => act).join(', '), ms)
  note('intent_classify', `${intent} ${reading.confidence.toFixed(2)}`)
  const language = decideLanguage(state, reading.language, turn)
  note('language_policy', language.note)
  note('governor_spam_casual', `${governor} ${confidence.toFixed(2)}`)
  return {
    reading,
    intent,
    intentConfidence: reading.confidence,
    governorClassification: governor,
    governorConfidence: confidence,
    ...language.patch,
    ...warnBesideAnswer({ ...state, ...language.patch }, turn),
    ...aboutNamed(reading, state),
  }
})

/** Goods that were named beside something else are what "it" means from now on: how much it is may be asked next. */
function aboutNamed({ acts, named }: Reading, { salient }: TurnState): TurnPatch {
  const told = acts.some((act) => 'wanted' in act && act.wanted.itemIds.length > 0)
  return told || named.length === 0 ? {} : { salient: nowAbout(salient, named) }
}

async function read(state: TurnState, turn: TurnContext): Promise<Reading> {
  const context = dialogueContext(state, turn)
  const heard = hear({ text: state.message, tap: turn.choice }, context, turn.shop)
  const reading = turn.choice === null && asksReader(state, turn) ? await readAgain(heard, context, state, turn) : heard
  const acts = reading.acts.map(answerOf)
  const guest = await hearGuest({ ...reading, acts: state.untrusted ? withoutOrders(acts) : acts }, state, turn)
  return hearMemory(await hearTrip(guest, state, turn), state, turn)
}

/** A model reader that throws would take the turn with it: then what the rules heard stands, and the trace says so. */
async function readAgain(
  heard: Reading,
  context: DialogueContext,
  state: TurnState,
  turn: TurnContext,
): Promise<Reading> {
  try {
    return await askModelReader(heard, context, state, turn)
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    turn.ctx.log.warn('model_reader_failed', { problem })
    turn.steps.push({
      node: 'intent_classify',
      kind: 'rule',
      ms: 0,
      note: `the model reader failed, the rules decide: ${problem}`,
    })
    return heard
  }
}

/** Yes and no are said in words, by number or by tap, and are the same each time. */
function answerOf(act: Act): Act {
  if (act.act !== 'choose') return act
  return act.id === 'yes' ? { act: 'confirm' } : act.id === 'no' ? { act: 'reject' } : act
}
