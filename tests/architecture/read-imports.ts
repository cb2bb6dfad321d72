import type { Token } from './read-tokens.ts'

export interface Import {
  /** The specifier; null when it is computed and cannot be judged. */
  specifier: string | null
  /** Erased by the compiler: `import type`, `export type`, or the `import('...')` of a type. */
  typeOnly: boolean
}

/** Every module that a file asks for: `import`, `export ... from`, `import()` and `require()`. */
export function readImports(tokens: readonly Token[]): Import[] {
  return tokens.flatMap((token, at): Import[] => {
    if (token.kind !== 'word' || isProperty(tokens, at)) return []
    const next = tokens[at + 1]
    const after = tokens[at + 2]
    if (token.text === 'from' && next?.kind === 'string')
      return [{ specifier: next.text, typeOnly: isTypeClause(tokens, at) }]
    if (token.text === 'import' && next?.kind === 'string') return [{ specifier: next.text, typeOnly: false }]
    if ((token.text === 'import' || token.text === 'require') && next?.text === '(') {
      return [{ specifier: after?.kind === 'string' && closes(tokens[at + 3]) ? after.text : null, typeOnly: false }]
    }
    return []
  })
}

/** `new X(...)`, `new a.X(...)`: the last name is what is built. */
export function readConstructions(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'word' || token.text !== 'new' || isProperty(tokens, at)) return []
    let last = at + 1
    while (tokens[last + 1]?.text === '.' && tokens[last + 2]?.kind === 'word') last += 2
    return [tokens[last]?.text ?? '']
  })
}

/** Whether `a.b` is read anywhere, also as `a?.b` or `a['b']`. */
export function readsMember(tokens: readonly Token[], owner: string, member: string): boolean {
  return tokens.some((token, at) => {
    if (token.kind !== 'word' || token.text !== owner || isProperty(tokens, at)) return false
    const rest = tokens.slice(at + 1, at + 5)
    const name = rest.find((part) => part.kind !== 'mark')
    const marks = rest
      .slice(0, name ? rest.indexOf(name) : 0)
      .map((part) => part.text)
      .join('')
    return name?.text === member && ['.', '?.', '[', '?.['].includes(marks)
  })
}

function isProperty(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.text === '.' && tokens[at - 1]?.kind === 'mark' && tokens[at - 2]?.text !== '.'
}

function closes(token: Token | undefined): boolean {
  return token?.kind === 'mark' && (token.text === ')' || token.text === ',')
}

/** Looks back from `from` to the keyword that opened the statement. */
function isTypeClause(tokens: readonly Token[], from: number): boolean {
  for (let at = from - 1; at >= 0; at--) {
    const { text, kind } = tokens[at] ?? { text: '', kind: 'mark' }
    if (kind === 'word' && (text === 'import' || text === 'export'))
      return tokens[at + 1]?.text === 'type' && tokens[at + 2]?.text !== 'from'
  }
  return false
}
