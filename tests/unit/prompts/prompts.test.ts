import { describe, expect, it } from 'vitest'
import { PROMPTS } from '../../../prompts/index.ts'
import { loadPrompts } from '../../../src/llm/load-prompts.ts'
import { tools } from '../../../tools/index.ts'

describe('the prompts', () => {
  it('are the one that reads a turn whole, those that read one thing alone, and those that write', () => {
    expect(PROMPTS.map(({ name }) => name).sort()).toEqual([
      'answer_validate',
      'concierge_answer',
      'concierge_route',
      'conversation_summary',
      'follow_up',
      'governor_spam_casual',
      'handoff_message',
      'hear_turn',
      'intent_classify',
      'language_policy',
      'offers_answer',
      'order_status_response',
      'payment_router_prompt',
      'prefs_consent_response',
      'sales_narrow_query',
      'support_rag_answer',
    ])
  })

  it('agree with their words, policies and tools', async () => {
    const book = await loadPrompts('prompts', PROMPTS, { toolNames: Object.keys(tools) })
    expect([...book.names()].sort()).toEqual(PROMPTS.map(({ name }) => name).sort())
  })
})
