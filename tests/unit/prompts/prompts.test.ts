import { describe, expect, it } from 'vitest'
import { PROMPTS } from '../../../prompts/index.ts'
import { loadPrompts } from '../../../src/llm/load-prompts.ts'
import { tools } from '../../../tools/index.ts'

describe('the prompts', () => {
  it('are the twelve of the contract', () => {
    expect(PROMPTS.map(({ name }) => name).sort()).toEqual([
      'catalog_present_options',
      'governor_spam_casual',
      'handoff_message',
      'intent_classify',
      'language_policy',
      'offers_answer',
      'order_status_response',
      'payment_router_prompt',
      'prefs_consent_response',
      'product_disambiguate',
      'sales_narrow_query',
      'support_rag_answer',
    ])
  })

  it('agree with their words, policies and tools', async () => {
    const book = await loadPrompts('prompts', PROMPTS, { toolNames: Object.keys(tools) })
    expect([...book.names()].sort()).toEqual(PROMPTS.map(({ name }) => name).sort())
  })
})
