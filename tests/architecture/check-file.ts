import path from 'node:path'
import { type Import, readConstructions, readImports, readsMember } from './read-imports.ts'
import { readTokens, type Token } from './read-tokens.ts'
import { CLIENTS, FOLDERS, MAX_LINES, MAY_BUILD_CLIENTS, MAY_READ_THE_CLOCK, STARTS_THE_PRODUCT } from './rules.ts'

/** Everything in one file that breaks a rule of the house, each as a sentence. `file` is relative to the checkout. */
export function checkFile(file: string, source: string): string[] {
  const tokens = readTokens(source)
  const lines = source.trimEnd().split('\n').length
  return [
    ...readImports(tokens).flatMap((found) => judgeImport(file, found)),
    ...checkUse(file, tokens),
    ...(lines > MAX_LINES ? [`${file} has ${lines} lines, ${MAX_LINES} are allowed`] : []),
  ]
}

function judgeImport(file: string, { specifier, typeOnly }: Import): string[] {
  const folder = folderOf(file)
  const rule = folder === null ? undefined : FOLDERS[folder]
  if (folder === null || !rule) return [`${file} lies in a folder without a rule`]
  if (specifier === null) return isUnder(file, ['src/adapters']) ? [] : [`${file} imports a computed specifier`]
  if (!specifier.startsWith('.')) return judgePackage(file, specifier, rule.packages)
  const target = path.posix.join(path.posix.dirname(file), specifier)
  if (!/\.(tsx?|json|css)$/.test(target)) return [`${file} imports ${specifier} without its extension`]
  if (isUnder(target, ['src/main']) && !STARTS_THE_PRODUCT.includes(folder)) return [`${file} imports ${target}`]
  if (isUnder(target, [folder])) return crossesModules(file, target) ? insideDomain(file, target) : []
  const allowed = [...rule.values, ...(typeOnly ? (rule.types ?? []) : [])]
  return matches(target, allowed) ? [] : [`${file} imports ${target}${typeOnly ? '' : ' at run time'}`]
}

/** One domain module may use another only through what that one shows. */
function insideDomain(file: string, target: string): string[] {
  return matches(target, FOLDERS['src/domain']?.values ?? [])
    ? []
    : [`${file} imports ${target}, the inside of another module`]
}

function crossesModules(file: string, target: string): boolean {
  const [from, to] = [file, target].map((name) => /^src\/domain\/([^/]+)\//.exec(name)?.[1])
  return to !== undefined && from !== to
}

function judgePackage(file: string, specifier: string, allowed: readonly string[]): string[] {
  const name = specifier.startsWith('node:')
    ? specifier
    : specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/')
  if (name === 'node:process' || name === 'process') return [`${file} imports ${name}`]
  const fits =
    name === 'zod' ||
    allowed.some((entry) => entry === '*' || entry === name || (entry === 'node:*' && name.startsWith('node:')))
  return fits ? [] : [`${file} imports the package ${name}`]
}

function checkUse(file: string, tokens: readonly Token[]): string[] {
  const problems: string[] = []
  if (!isUnder(file, ['src/config']) && readsMember(tokens, 'process', 'env'))
    problems.push(`${file} reads process.env`)
  if (!isUnder(file, MAY_BUILD_CLIENTS)) {
    for (const name of readConstructions(tokens)) if (CLIENTS.has(name)) problems.push(`${file} constructs ${name}`)
  }
  if (!isUnder(file, MAY_READ_THE_CLOCK)) {
    if (readsMember(tokens, 'Date', 'now') || readsBareDate(tokens)) problems.push(`${file} reads the clock`)
    if (readsMember(tokens, 'Math', 'random')) problems.push(`${file} draws a random number`)
  }
  return problems
}

/** `new Date()` is now; `new Date(at)` is only arithmetic. */
function readsBareDate(tokens: readonly Token[]): boolean {
  return tokens.some((_, at) => ['new', 'Date', '(', ')'].every((text, offset) => tokens[at + offset]?.text === text))
}

function folderOf(file: string): string | null {
  return Object.keys(FOLDERS).find((folder) => isUnder(file, [folder])) ?? null
}

function isUnder(file: string, folders: readonly string[]): boolean {
  return folders.some((folder) => file === folder || file.startsWith(`${folder}/`))
}

function matches(target: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => {
    if (!pattern.includes('*')) return target === pattern || (!pattern.endsWith('.ts') && isUnder(target, [pattern]))
    const shape = pattern
      .split('*')
      .map((part) => part.replaceAll('.', '\\.'))
      .join('[^/]+')
    return new RegExp(`^${shape}$`).test(target)
  })
}
