import type { TurnInput } from '../src/conversation/turn-engine.ts'
import type { Llm } from '../src/llm/llm.ts'
import { mendSpelling } from '../src/llm/offline/spelling.ts'
import { tokenise } from '../src/llm/offline/tokens.ts'
import { replayBook } from '../tools/replay-book.ts'
import { openLedger } from './facts.ts'
import { cleanText } from './governance/input-audit.ts'
import { journeys } from './index.ts'
import type { ConversationState } from './state.ts'
import type { TurnContext } from './turn-context.ts'

/** What the nodes of one turn share: what came in, what may be used, and what goes out. */
export function openTurn(
  llm: Llm,
  { ctx, messages, recent, storedCalls, owner, outside }: TurnInput,
  session: ConversationState,
): TurnContext {
  const names = new Set((outside?.named ?? []).flatMap(({ name, brand }) => tokenise(`${name} ${brand}`)))
  const text = mendSpelling(cleanText(messages.map(({ body }) => body).join('\n')), (word) => names.has(word))
  const choice = messages.at(-1)?.payload.choice
  let tenant: TurnContext['tenant'] | null = null
  return {
    ctx,
    llm,
    journeys,
    get tenant() {
      if (tenant === null) throw new Error('the shop is not known before tenant_get_context')
      return tenant
    },
    set tenant(loaded) {
      tenant = loaded
    },
    messages,
    ownedByPerson: owner === 'human',
    outside: outside ?? { stretch: null, reminder: null, named: [] },
    text,
    choice: typeof choice === 'string' ? choice : null,
    recent,
    replay: replayBook(storedCalls),
    replies: [],
    steps: [],
    tools: [],
    models: [],
    facts: openLedger(session, [text]),
  }
}
