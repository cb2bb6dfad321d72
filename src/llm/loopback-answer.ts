import { type AnyPrompt, textLimit } from './any-prompt.ts'
import { readDataBlocks, readPromptName } from './read-rendered.ts'

/** A rendered request as a stand-in for the model vendor receives it. */
export interface RenderedRequest {
  system: string
  user: string
  schema: unknown
  model: string
}

/**
 * Answers rendered requests as each prompt does without a vendor, so that a whole conversation can run over the vendor's wire
 * format. Throws for a request that was not rendered from one of `prompts`.
 */
export function answerOffline(prompts: readonly AnyPrompt[]): (request: RenderedRequest) => string {
  const byName = new Map(prompts.map((prompt) => [prompt.name, prompt]))
  return ({ system, user }) => {
    const name = readPromptName(system)
    const prompt = name === null ? undefined : byName.get(name)
    if (prompt === undefined) throw new Error(`no prompt of ours renders this system text: ${name ?? 'unnamed'}`)
    const answer = prompt.offline(prompt.vars.parse(readDataBlocks(user)))
    return textLimit(prompt.output) === null ? JSON.stringify(answer) : String(answer)
  }
}
