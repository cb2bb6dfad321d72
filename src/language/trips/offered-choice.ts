const ITS_NUMBER = /^(\d{1,2})[.)]?$/

/** The choice under our last message that is meant by its number or by how it reads, in the order shown; null where none is. */
export function offeredChoice<Choice extends { title: string }>(
  message: string,
  offered: readonly Choice[],
): Choice | null {
  const said = message.trim().toLowerCase()
  const place = ITS_NUMBER.exec(said)?.[1]
  const byNumber = place === undefined ? undefined : offered[Number(place) - 1]
  return byNumber ?? offered.find(({ title }) => title.toLowerCase() === said) ?? null
}
