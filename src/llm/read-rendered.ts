const TITLE = /^prompt: ([a-z][a-z0-9_]*) v(\d+)(?:\n|$)/
const BLOCK = /<data name="([A-Za-z_]\w*)">([^<>]*)<\/data>/g

/** The prompt that a system text was rendered from; null when it is none of ours. */
export function readPromptName(system: string): string | null {
  return TITLE.exec(system)?.[1] ?? null
}

/** The variables in the data blocks of a rendered context: the inverse of rendering. */
export function readDataBlocks(user: string): Record<string, unknown> {
  const vars: Record<string, unknown> = {}
  for (const [, name = '', json = ''] of user.matchAll(BLOCK)) vars[name] = JSON.parse(json)
  return vars
}
