import { PROMPTS } from '../../../prompts/index.ts'
import { tools } from '../../../tools/index.ts'
import type { Config } from '../../config/config.ts'
import { loadPrompts } from '../../llm/load-prompts.ts'
import { DEFAULT_MODELS } from '../../llm/model-choice.ts'
import { PRICES } from '../../llm/prices.ts'
import type { PromptBook, PromptPolicy } from '../../llm/prompt-book.ts'
import { projectFile } from '../project-file.ts'
import type { Check } from './check.ts'

const DISPATCHER = 'concierge_route'
const GUARDRAIL = 'answer_validate'
const DISPATCHER_TOKENS = 256

/** The key, the policies, and what must hold between them. None of it asks the vendor. */
export function modelChecks(config: Config): Check[] {
  const book = () => loadPrompts(projectFile('prompts'), PROMPTS, { toolNames: Object.keys(tools) })
  return [
    { name: 'model key', run: async () => modelKey(config) },
    { name: 'prompts and policies', run: async () => `${(await book()).names().length} model calls` },
    { name: 'models', run: async () => models(await book()) },
    { name: 'dispatcher', run: async () => dispatcher(await book()) },
    { name: 'thresholds', run: async () => thresholds(await book()) },
  ]
}

function modelKey({ anthropic: { apiKey } }: Config): string {
  if (apiKey === null) return 'none: every model call is answered offline; set ANTHROPIC_API_KEY to ask the vendor'
  if (!/^[\x21-\x7E]{8,}$/.test(apiKey)) {
    throw new Error('ANTHROPIC_API_KEY has blanks in it or is too short: copy it again from the vendor')
  }
  return 'present'
}

function models(book: PromptBook): string {
  const used = new Map(book.names().map((name) => [book.get(name).policy.model, name]))
  for (const [model, prompt] of used) {
    if (!DEFAULT_MODELS.allowed.includes(model)) {
      throw new Error(
        `${prompt} asks ${model}, which is not allowed: choose one of ${DEFAULT_MODELS.allowed.join(', ')}`,
      )
    }
    if (!Object.hasOwn(PRICES, model)) throw new Error(`${model} has no price: add it to src/llm/prices.ts`)
  }
  return [...used.keys()].join(', ')
}

/** Null where rules alone do what the prompt would. */
function policyOf(book: PromptBook, name: string): PromptPolicy | null {
  return book.names().includes(name) ? book.get(name).policy : null
}

function dispatcher(book: PromptBook): string {
  const policy = policyOf(book, DISPATCHER)
  if (policy === null) return 'rules alone, no model is asked'
  if (policy.maxTokens > DISPATCHER_TOKENS) {
    throw new Error(
      `${DISPATCHER} may say ${policy.maxTokens} tokens: it only routes, set max_tokens to ${DISPATCHER_TOKENS} or less`,
    )
  }
  return `${policy.maxTokens} tokens`
}

function thresholds(book: PromptBook): string {
  const [guardrail, router] = [policyOf(book, GUARDRAIL), policyOf(book, DISPATCHER)]
  if (guardrail === null || router === null) return 'rules alone, no model is asked'
  const [low, high] = [guardrail.confidenceThreshold, router.confidenceThreshold]
  if (low >= high) {
    throw new Error(
      `the guardrail's threshold ${low} must be less than the dispatcher's ${high}: mend their policy.yaml`,
    )
  }
  return `guardrail ${low} < dispatcher ${high}`
}
