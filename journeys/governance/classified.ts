import type { Asked } from '../core/ask-prompt.ts'
import type { TurnContext } from '../turn-context.ts'

const LINES = 6
const LINE_CHARS = 300

/** The last lines of the conversation in the size that classifiers read. */
export function recentLines({ recent }: TurnContext): { from: 'customer' | 'bot'; text: string }[] {
  return recent.slice(-LINES).map(({ from, text }) => ({ from, text: text.slice(0, LINE_CHARS) }))
}

/**
 * The rules' guess where it is sure, else the model's answer. A classifier that throws would take its two neighbours
 * and the whole turn with it, so it falls back to the guess and the trace says so.
 */
export async function classified<Out>(
  turn: TurnContext,
  node: string,
  guess: Out,
  sure: boolean,
  ask: () => Promise<Asked<Out>>,
): Promise<{ value: Out; by: 'rules' | 'model' }> {
  if (sure) return { value: guess, by: 'rules' }
  try {
    const asked = await ask()
    return asked.outcome === 'answered' ? { value: asked.value, by: 'model' } : { value: guess, by: 'rules' }
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    turn.ctx.log.warn('classifier_failed', { node, problem })
    turn.steps.push({
      node,
      kind: 'rule',
      ms: 0,
      note: `the classifier failed, the offline engine decides: ${problem}`,
    })
    return { value: guess, by: 'rules' }
  }
}
