import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { z } from 'zod'
import type { PromptSources } from './check-prompt.ts'
import { FragmentFile, PolicyFile, WordsFile } from './prompt-files.ts'

const INCLUDE = /\{\{>\s*([a-z0-9][a-z0-9-]*)\s*\}\}/g

/** Reads and parses the files of one prompt; what cannot be read becomes a problem, never an exception. */
export async function readPromptSources(folder: string, fragmentFolder: string): Promise<PromptSources> {
  const problems: string[] = []
  const policy = await readYaml(join(folder, 'policy.yaml'), PolicyFile, problems)
  const version = policy?.prompt_version ?? 1
  const words = await readYaml(join(folder, `v${version}.yaml`), WordsFile, problems)
  return { policy, words: words && (await include(words, fragmentFolder, problems)), problems }
}

async function readYaml<T>(path: string, schema: z.ZodType<T>, problems: string[]): Promise<T | null> {
  const name = path.split(/[/\\]/).slice(-1).join()
  const text = await readText(path)
  if (text === null) {
    problems.push(`${name} is missing`)
    return null
  }
  try {
    const parsed = schema.safeParse(parse(text))
    if (parsed.success) return parsed.data
    problems.push(...parsed.error.issues.map(({ path: at, message }) => `${name} ${at.join('.')}: ${message}`))
  } catch (error) {
    problems.push(`${name} is not YAML: ${error instanceof Error ? error.message.split('\n', 1)[0] : 'unreadable'}`)
  }
  return null
}

/** Puts the shared paragraphs in place of `{{> name}}`, in every section. */
async function include(words: WordsFile, folder: string, problems: string[]): Promise<WordsFile> {
  const names = new Set(
    Object.values(words).flatMap((text) => [...text.matchAll(INCLUDE)].map((match) => match[1] ?? '')),
  )
  const fragments = new Map<string, string>()
  for (const name of names) {
    const text = await readFragment(folder, name, problems)
    if (text !== null) fragments.set(name, text.trim())
  }
  const expand = (text: string) => text.replace(INCLUDE, (hole, name: string) => fragments.get(name) ?? hole)
  return {
    role: expand(words.role),
    context: expand(words.context),
    constraints: expand(words.constraints),
    output_format: expand(words.output_format),
    examples: expand(words.examples),
  }
}

async function readFragment(folder: string, name: string, problems: string[]): Promise<string | null> {
  const markdown = await readText(join(folder, `${name}.md`))
  if (markdown !== null) return markdown
  const fragment = await readYaml(join(folder, `${name}.yaml`), FragmentFile, problems)
  return fragment?.text ?? null
}

async function readText(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch {
    return null
  }
}
