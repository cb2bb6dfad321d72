import type { Config } from '../../config/config.ts'

const WITHIN_MS = 5_000

/** The web search answers in the form that is read. */
export async function webSearch({ researchUrl }: Config): Promise<string> {
  if (researchUrl === null) return 'none configured: what is new is not looked up, and that is said'
  const response = await fetch(`${researchUrl}/search?q=hotel&format=json`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(WITHIN_MS),
  }).catch((error: Error) => {
    throw new Error(`${researchUrl} cannot be reached (${error.message}): check RESEARCH_URL`)
  })
  await response.body?.cancel()
  if (response.status === 403) {
    throw new Error(`${researchUrl} gives no JSON: add "json" to search.formats in its settings.yml`)
  }
  if (response.status !== 200) throw new Error(`${researchUrl} answers ${response.status}: check RESEARCH_URL`)
  return `${researchUrl} answers`
}

/** The vendor takes the key. */
export async function modelVendor({ anthropic: { apiKey, baseUrl }, skipApiProbe }: Config): Promise<string> {
  if (apiKey === null) return 'none configured: every model call is answered offline'
  if (skipApiProbe) return 'not asked: SKIP_API_PROBE=1'
  const response = await fetch(`${baseUrl}/v1/models`, {
    headers: { authorization: `Bearer ${apiKey}`, 'anthropic-version': '2023-06-01' },
    signal: AbortSignal.timeout(WITHIN_MS),
  }).catch((error: Error) => {
    if (error.name === 'TimeoutError') {
      throw new Error('API probe timed out — check network. Key format appears valid.')
    }
    throw new Error(`${baseUrl} cannot be reached (${error.message}): check ANTHROPIC_BASE_URL and the network`)
  })
  await response.body?.cancel()
  if (response.status === 401 || response.status === 403)
    throw new Error('the vendor refuses the key: check ANTHROPIC_API_KEY')
  return `${baseUrl} answers`
}
