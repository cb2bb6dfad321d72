import { z } from 'zod'
import type { AnyPrompt } from './any-prompt.ts'
import { type ModelChoice, modelNamed } from './model-choice.ts'
import { openObjects, outputSchema } from './output-schema.ts'
import type { PolicyFile, WordsFile } from './prompt-files.ts'
import { HOLE } from './render-prompt.ts'

/** The files of one prompt as they were read; `problems` says what could not be. */
export interface PromptSources {
  policy: PolicyFile | null
  words: WordsFile | null
  problems: string[]
}

/** Everything that is wrong between a declared prompt and its files; empty when it can be used. */
export function checkPrompt(
  prompt: AnyPrompt,
  { policy, words, problems }: PromptSources,
  allowed: { toolNames: readonly string[]; models: ModelChoice },
): string[] {
  return [
    ...problems,
    ...(policy === null ? [] : checkPolicy(prompt, policy, allowed)),
    ...(words === null ? [] : checkHoles(prompt, words)),
    ...checkOutput(prompt),
  ]
}

function checkPolicy(
  prompt: AnyPrompt,
  policy: PolicyFile,
  { toolNames, models }: { toolNames: readonly string[]; models: ModelChoice },
): string[] {
  const problems: string[] = []
  if (policy.prompt_version !== prompt.version) {
    problems.push(`policy.yaml is for version ${policy.prompt_version}, the prompt is version ${prompt.version}`)
  }
  const model = modelNamed(policy.model, models)
  if (!models.allowed.includes(model)) problems.push(`model ${model} is not on the allow-list`)
  const unknown = policy.allowed_tools.filter((tool) => !toolNames.includes(tool))
  return [...problems, ...unknown.map((tool) => `allowed tool ${tool} does not exist`)]
}

function checkHoles(prompt: AnyPrompt, { context, ...sections }: WordsFile): string[] {
  const vars = variablesOf(prompt)
  if (vars === null) return ['its variables are not an object with named fields']
  const holes = new Set([...context.matchAll(HOLE)].map((match) => match[1] ?? ''))
  const missing = [...holes].filter((hole) => !vars.includes(hole))
  const unused = vars.filter((name) => !holes.has(name))
  const outside = Object.entries(sections).filter(([, text]) => text.includes('{{'))
  const broken = context.replace(HOLE, '').includes('{{')
  return [
    ...missing.map((hole) => `hole {{${hole}}} has no variable`),
    ...unused.map((name) => `variable ${name} is not used in the context`),
    ...outside.map(([section]) => `section ${section} has a hole or an unknown fragment; only the context has holes`),
    ...(broken ? ['section context has a hole that cannot be read, or an unknown fragment'] : []),
  ]
}

function variablesOf(prompt: AnyPrompt): string[] | null {
  const { properties } = z.toJSONSchema(prompt.vars, { io: 'input', unrepresentable: 'any' })
  return properties === undefined ? null : Object.keys(properties)
}

function checkOutput(prompt: AnyPrompt): string[] {
  try {
    const open = openObjects(outputSchema(prompt.output))
    return open.map((path) => `${path} allows any key; a vendor can only fill objects with listed keys`)
  } catch (error) {
    return [`its output cannot be written as JSON Schema: ${error instanceof Error ? error.message : 'unknown reason'}`]
  }
}
