import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { z } from 'zod'
import { defineJsonPrompt, defineTextPrompt } from '../../../src/llm/define-prompt.ts'

/** A JSON prompt and a text prompt, as the product declares them. */
export const moodClassify = defineJsonPrompt({
  name: 'mood_classify',
  version: 1,
  vars: z.strictObject({ message: z.string(), recent: z.array(z.string()) }),
  output: z.strictObject({ mood: z.enum(['good', 'bad']), confidence: z.number().min(0).max(1) }),
  offline: ({ message }) => ({
    mood: /bad|mbaya/.test(message) ? ('bad' as const) : ('good' as const),
    confidence: 0.9,
  }),
})

export const greet = defineTextPrompt({
  name: 'greet',
  version: 1,
  vars: z.strictObject({ name: z.string(), note: z.string().nullable() }),
  maxChars: 60,
  offline: ({ name }) => `Habari ${name}, karibu.`,
})

export const POLICY = {
  model: 'small',
  prompt_version: 1,
  max_tokens: 200,
  confidence_threshold: 0.7,
  max_clarifications: 3,
  allowed_tools: ['catalog_search'],
  timeout_ms: 2_000,
}

const words = (context: string) => ({
  role: 'You work for a shop.',
  context,
  constraints: '{{> house-rules}}\nOne answer only.',
  output_format: 'As asked.',
  examples: 'None needed.',
})

export function promptFiles(): Record<string, unknown> {
  return {
    'mood-classify/policy.yaml': POLICY,
    'mood-classify/v1.yaml': words('Message:\n{{message}}\nBefore it:\n{{recent}}'),
    'greet/policy.yaml': { ...POLICY, model: 'large', allowed_tools: [] },
    'greet/v1.yaml': words('Name: {{ name }}\nNote: {{note}}'),
    'fragments/house-rules.md': 'Be kind.\n',
  }
}

/** Writes files into a new folder: objects as YAML, strings as they are. */
export function promptFolder(files: Record<string, unknown> = promptFiles()): string {
  const folder = mkdtempSync(join(tmpdir(), 'tulia-prompts-'))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), typeof content === 'string' ? content : stringify(content))
  }
  return folder
}
