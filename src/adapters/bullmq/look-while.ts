/**
 * Begins to look every so often whether the thread is free, and goes on for as long as `look` says that somebody waits.
 * What was before says nothing of now: the first look tells of the time from the beginning.
 * @param busy tells whether the thread was busy since it told last
 */
export function lookWhile(everyMs: number, busy: () => boolean, look: (isFree: boolean) => boolean): () => void {
  let looking = false
  const later = () =>
    setTimeout(() => {
      looking = look(!busy())
      if (looking) later()
    }, everyMs)
  return () => {
    if (looking) return
    looking = true
    busy()
    later()
  }
}
