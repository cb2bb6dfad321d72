import { anthropicModel } from '../../src/adapters/anthropic/anthropic-model.ts'
import { createLlm } from '../../src/llm/create-llm.ts'
import type { Llm } from '../../src/llm/llm.ts'
import type { LlmDeps } from '../../src/llm/llm-deps.ts'
import { answerOffline, type RenderedRequest } from '../../src/llm/loopback-answer.ts'
import type { PromptBook } from '../../src/llm/prompt-book.ts'
import { type Sandbox, startSandbox } from '../../src/sandbox/index.ts'
import { testResilience } from './resilience.ts'
import { testLog } from './test-ctx.ts'

/** Longer than any machine takes: only a test of giving up has less. */
const PATIENCE_MS = 30_000
const API_KEY = 'sk-ant-test-SECRET'

/** A model vendor on the wire: it gives the answers that a test lays out, and after them those of the offline engine. */
export interface ScriptedVendor {
  sandbox: Sandbox
  /** What it was asked, oldest first. */
  asked: RenderedRequest[]
  answers: string[]
  /** The product's own way of asking it; `withinMs` for a test that waits until it gives up. */
  llm(overrides?: Partial<LlmDeps>, withinMs?: number): Llm
  /** Between two tests: nothing was asked, nothing is laid out, nothing fails. */
  reset(): Promise<void>
}

export async function startScriptedVendor(
  prompts: Parameters<typeof answerOffline>[0],
  { book }: { book: PromptBook },
): Promise<ScriptedVendor> {
  const offline = answerOffline(prompts)
  const sandbox = await startSandbox({
    port: 0,
    seed: 3,
    answer: (request) => {
      vendor.asked.push(request)
      return vendor.answers.shift() ?? offline(request)
    },
  })
  const vendor: ScriptedVendor = {
    sandbox,
    asked: [],
    answers: [],
    llm: (overrides = {}, withinMs = PATIENCE_MS) =>
      createLlm({
        prompts: book,
        model: anthropicModel({
          apiKey: API_KEY,
          baseUrl: sandbox.baseUrl,
          timeoutMs: withinMs,
          resilience: testResilience(),
          tries: 1,
        }),
        spend: null,
        clock: { now: () => new Date() },
        fastMode: false,
        log: testLog(),
        ...overrides,
      }),
    async reset() {
      vendor.asked = []
      vendor.answers = []
      await sandbox.faults.clear()
    },
  }
  await sandbox.model.registerKey({ apiKey: API_KEY, minCacheTokens: 0 })
  return vendor
}
