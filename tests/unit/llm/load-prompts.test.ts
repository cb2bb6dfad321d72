import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineJsonPrompt } from '../../../src/llm/define-prompt.ts'
import { loadPrompts } from '../../../src/llm/load-prompts.ts'
import { greet, moodClassify, POLICY, promptFiles, promptFolder } from './prompt-folder.ts'

const toolNames = ['catalog_search', 'kb_retrieve']
const load = (files?: Record<string, unknown>) => loadPrompts(promptFolder(files), [moodClassify, greet], { toolNames })

async function problemsOf(changes: Record<string, unknown>): Promise<string> {
  const files = Object.fromEntries(Object.entries({ ...promptFiles(), ...changes }).filter(([, file]) => file !== null))
  const error: unknown = await load(files).catch((caught: unknown) => caught)
  return error instanceof Error ? error.message : ''
}

describe('loadPrompts', () => {
  it('reads policies and words, resolves the model and includes fragments', async () => {
    const book = await load()
    expect(book.names()).toEqual(['mood_classify', 'greet'])
    expect(book.smallModel).toBe('claude-haiku-5-5')
    const mood = book.get('mood_classify')
    expect(mood.policy).toEqual({
      model: 'claude-haiku-5-5',
      promptVersion: 1,
      maxTokens: 200,
      confidenceThreshold: 0.7,
      maxClarifications: 3,
      allowedTools: ['catalog_search'],
      timeoutMs: 2_000,
    })
    expect(book.get('greet').policy.model).toBe('claude-sonnet-5-5')
    expect(mood.system.split('\n', 1)).toEqual(['prompt: mood_classify v1'])
    expect(mood.system).toContain('Be kind.\nOne answer only.')
    expect(mood.system).not.toContain('{{')
    expect(mood.schema).toMatchObject({ type: 'object', additionalProperties: false, required: ['mood', 'confidence'] })
    expect(book.get('greet').schema).toBeNull()
    expect(() => book.get('unheard_of')).toThrow('unheard_of')
  })

  it('takes a fragment from YAML too', async () => {
    const { 'fragments/house-rules.md': _markdown, ...others } = promptFiles()
    expect(
      (await load({ ...others, 'fragments/house-rules.yaml': { text: 'Be brief.' } })).get('greet').system,
    ).toContain('Be brief.')
  })

  it.each([
    [
      'a hole without a variable',
      { 'greet/v1.yaml': 'CONTEXT {{name}} {{note}} {{price}}' },
      'hole {{price}} has no variable',
    ],
    ['a variable without a hole', { 'greet/v1.yaml': 'CONTEXT {{name}}' }, 'variable note is not used'],
    ['a hole that cannot be read', { 'greet/v1.yaml': 'CONTEXT {{name}} {{note}} {{the total}}' }, 'cannot be read'],
    ['an unknown fragment', { 'fragments/house-rules.md': null }, 'house-rules.yaml is missing'],
    ['a missing policy', { 'greet/policy.yaml': null }, 'greet: policy.yaml is missing'],
    ['missing words', { 'greet/v1.yaml': null }, 'greet: v1.yaml is missing'],
    ['a file that is not YAML', { 'greet/policy.yaml': 'model: [' }, 'policy.yaml is not YAML'],
    ['another version', { 'greet/policy.yaml': { ...POLICY, prompt_version: 2 } }, 'v2.yaml is missing'],
    [
      'a model that is not allowed',
      { 'greet/policy.yaml': { ...POLICY, model: 'gpt-9' } },
      'gpt-9 is not on the allow-list',
    ],
    [
      'an unknown tool',
      { 'greet/policy.yaml': { ...POLICY, allowed_tools: ['drop_table'] } },
      'drop_table does not exist',
    ],
    ['an unknown key', { 'greet/policy.yaml': { ...POLICY, temperature: 1 } }, 'policy.yaml'],
    ['a prompt that nothing declares', { 'old-one/policy.yaml': POLICY }, 'old-one: has a policy but is not declared'],
  ])('refuses %s', async (_what, changes, problem) => {
    const files = Object.entries(changes).map(([name, file]) => [name, withContext(file)])
    expect(await problemsOf(Object.fromEntries(files))).toContain(problem)
  })

  it('lists every problem of every prompt at once', async () => {
    const problems = await problemsOf({
      'greet/policy.yaml': { ...POLICY, model: 'gpt-9', allowed_tools: ['x', 'y'], max_tokens: 0 },
      'mood-classify/v1.yaml': { role: '', context: 'c', constraints: ' ', output_format: 'o' },
      'old-one/policy.yaml': POLICY,
    })
    for (const part of ['max_tokens', 'v1.yaml role', 'v1.yaml constraints', 'v1.yaml examples', 'old-one']) {
      expect(problems).toContain(part)
    }
  })

  it('refuses a hole outside the context', async () => {
    const words = {
      role: 'For {{name}}',
      context: '{{name}} {{note}}',
      constraints: 'c',
      output_format: 'o',
      examples: 'e',
    }
    expect(await problemsOf({ 'greet/v1.yaml': words })).toContain('section role has a hole')
  })

  it('refuses an output that a vendor cannot fill', async () => {
    const open = defineJsonPrompt({
      name: 'greet',
      version: 1,
      vars: greet.vars,
      output: z.strictObject({ prices: z.record(z.string(), z.number()) }),
      offline: () => ({ prices: {} }),
    })
    const loading = loadPrompts(promptFolder(), [moodClassify, open], { toolNames })
    await expect(loading).rejects.toThrow('output.properties.prices allows any key')
  })
})

function withContext(file: unknown): unknown {
  if (typeof file !== 'string' || !file.startsWith('CONTEXT ')) return file
  return { role: 'r', context: file.slice(8), constraints: 'c', output_format: 'o', examples: 'e' }
}
