import { z } from 'zod'

const LONGEST_DESCRIPTION = 240

interface Declared {
  name: string
  description: string
  input: z.ZodType
  output: z.ZodType
}

/** Refuses to load a set of so many tools that breaks the contract, naming what is wrong. */
export function checkTools(tools: Record<string, Declared>, count: number): void {
  const problems = Object.entries(tools).flatMap(([key, tool]) => problemsOf(key, tool))
  const names = new Set(Object.values(tools).map((tool) => tool.name))
  if (names.size !== count) problems.push(`there are ${names.size} tools with different names, not ${count}`)
  if (problems.length > 0) throw new Error(`the tools break their contract: ${problems.join('; ')}`)
}

function problemsOf(key: string, tool: Declared): string[] {
  const problems: string[] = []
  if (tool.name !== key) problems.push(`${tool.name} is registered as ${key}`)
  if (!/^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/.test(tool.name)) problems.push(`${tool.name} is not snake_case`)
  const { length } = tool.description
  if (length < 20 || length > LONGEST_DESCRIPTION)
    problems.push(`the description of ${tool.name} has ${length} characters`)
  for (const side of ['input', 'output'] as const) {
    try {
      z.toJSONSchema(tool[side])
    } catch (error) {
      problems.push(`${side} of ${tool.name} has no JSON Schema: ${error instanceof Error ? error.message : error}`)
    }
  }
  return problems
}
