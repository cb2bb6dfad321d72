import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { AnyPrompt } from './any-prompt.ts'
import { checkPrompt, type PromptSources } from './check-prompt.ts'
import { DEFAULT_MODELS, type ModelChoice, modelNamed } from './model-choice.ts'
import { outputSchema } from './output-schema.ts'
import type { LoadedPrompt, PromptBook } from './prompt-book.ts'
import { readPromptSources } from './read-prompt-sources.ts'
import { renderSystem } from './render-prompt.ts'

export interface LoadOptions {
  /** Names of the tools that a policy may allow. */
  toolNames: readonly string[]
  models?: ModelChoice
}

/**
 * Reads prompts/<kebab-name>/policy.yaml and v<version>.yaml of every declared prompt and checks them against their
 * declarations. Throws one error that lists every problem of every prompt.
 */
export async function loadPrompts(
  folder: string,
  prompts: readonly AnyPrompt[],
  { toolNames, models = DEFAULT_MODELS }: LoadOptions,
): Promise<PromptBook> {
  const problems = await findUndeclared(folder, prompts)
  const loaded = new Map<string, LoadedPrompt>()
  for (const prompt of prompts) {
    const sources = await readPromptSources(join(folder, folderOf(prompt.name)), join(folder, 'fragments'))
    const found = checkPrompt(prompt, sources, { toolNames, models })
    if (loaded.has(prompt.name)) found.push('is declared twice')
    problems.push(...found.map((problem) => `${prompt.name}: ${problem}`))
    const ready = found.length === 0 ? assemble(prompt, sources, models) : null
    if (ready !== null) loaded.set(prompt.name, ready)
  }
  if (problems.length > 0) throw new Error(`prompts cannot be used:\n${problems.map((line) => `- ${line}`).join('\n')}`)
  return toBook(loaded, models)
}

function toBook(loaded: ReadonlyMap<string, LoadedPrompt>, models: ModelChoice): PromptBook {
  return {
    smallModel: models.small,
    names: () => [...loaded.keys()],
    get(name) {
      const prompt = loaded.get(name)
      if (prompt === undefined) throw new Error(`prompt ${name} was not loaded`)
      return prompt
    },
  }
}

function assemble(prompt: AnyPrompt, { policy, words }: PromptSources, models: ModelChoice): LoadedPrompt | null {
  if (policy === null || words === null) return null
  return {
    name: prompt.name,
    policy: {
      model: modelNamed(policy.model, models),
      promptVersion: policy.prompt_version,
      maxTokens: policy.max_tokens,
      confidenceThreshold: policy.confidence_threshold,
      maxClarifications: policy.max_clarifications,
      allowedTools: policy.allowed_tools,
      timeoutMs: policy.timeout_ms,
    },
    system: renderSystem(prompt.name, prompt.version, words),
    context: words.context,
    schema: outputSchema(prompt.output),
  }
}

/** Words that nothing declares would be reviewed and never said. */
async function findUndeclared(folder: string, prompts: readonly AnyPrompt[]): Promise<string[]> {
  const declared = new Set(prompts.map(({ name }) => folderOf(name)))
  const files = await readdir(folder, { recursive: true })
  const folders = files.flatMap((file) => /^([^/\\]+)[/\\]policy\.yaml$/.exec(file)?.[1] ?? [])
  return folders.filter((name) => !declared.has(name)).map((name) => `${name}: has a policy but is not declared`)
}

function folderOf(name: string): string {
  return name.replaceAll('_', '-')
}
