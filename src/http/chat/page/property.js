/** Of whom the chat is, and what can be asked about; null where this site may not hold it, or nobody is there. */
export async function readProperty(base) {
  try {
    const answer = await fetch(`${base}/property`)
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}
