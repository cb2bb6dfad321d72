import { z } from 'zod'
import { answerProposal } from '../src/domain/trips/index.ts'
import { defineTool } from './define-tool.ts'

export const tripAnswerChange = defineTool({
  name: 'trip_answer_change',
  access: 'write',
  description:
    'What this customer says to a change of her trip that was proposed to her. `gone`: it was answered before or is of an older plan. Said twice, the second time changes nothing.',
  input: { check_id: z.uuid(), answer: z.enum(['take', 'keep', 'talk']) },
  output: z.strictObject({ outcome: z.enum(['taken', 'kept', 'passed_on', 'gone']) }),
  async run(ctx, { check_id, answer }) {
    if (ctx.customerId === null) return { outcome: 'gone' as const }
    const { outcome } = await answerProposal(ctx, { checkId: check_id, customerId: ctx.customerId, answer })
    return { outcome }
  },
})
