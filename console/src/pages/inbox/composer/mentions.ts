interface Colleague {
  user_id: string
  name: string
}

/** The letters behind an "@" that is being typed at the end; null where none is. */
export function mentionBegun(text: string): string | null {
  return /(?:^|\s)@([\p{L}\p{M}'-]*)$/u.exec(text)?.[1] ?? null
}

/** The text with the name in place of the letters behind its last "@". */
export function completeMention(text: string, name: string): string {
  return text.replace(/@[\p{L}\p{M}'-]*$/u, `@${name} `)
}

/** Who of the team is named in a text, as notes tell whom they mention. */
export function mentionsIn(text: string, team: readonly Colleague[]): string[] {
  return team.filter(({ name }) => isNamed(text, name)).map(({ user_id }) => `staff:${user_id}`)
}

/** "@Ann" names no Anna. */
function isNamed(text: string, name: string): boolean {
  const parts = text.split(`@${name}`)
  return parts.slice(1).some((rest) => !/^[\p{L}\p{M}]/u.test(rest))
}
