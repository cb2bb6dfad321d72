import { z } from 'zod'
import { IntentInput, RunOptions, RunStatus, startTrip } from '../src/domain/trips/index.ts'
import { SpokenLang } from '../src/lib/languages.ts'
import { toJson } from '../src/lib/to-json.ts'
import { defineTool } from './define-tool.ts'

export const tripStart = defineTool({
  name: 'trip_start',
  access: 'write',
  description:
    'Begins to plan a trip for this customer; the plan is said in this conversation when it is made. Asking again in the same request gives the same run. Books nothing.',
  input: { intent: z.json(), language: SpokenLang },
  output: z.strictObject({ run_id: z.uuid(), status: RunStatus }),
  async run(ctx, { intent, language }) {
    const { run } = await startTrip(ctx, {
      runId: ctx.ids.derive(`trip:${ctx.requestId}`),
      principal: `customer:${ctx.customerId}`,
      customerId: ctx.customerId,
      conversationId: ctx.conversationId,
      language,
      intent: toJson(IntentInput.parse(intent)),
      options: RunOptions.parse({}),
    })
    return { run_id: run.run_id, status: run.status }
  },
})
