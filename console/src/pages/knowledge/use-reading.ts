import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { VersionStep, VersionWire } from '../../../../src/http/contract/document.ts'
import type { Api } from '../../lib/api/api.ts'
import { useApi } from '../../lib/api/api-context.ts'
import { createEventReader } from '../../lib/live/event-reader.ts'
import { TOLD_KEYS } from './knowledge-queries.ts'

interface Reading {
  /** The step that is under way; null before the first news. */
  step: VersionStep | null
  /** What became of it; null until nothing more happens of itself. */
  done: VersionWire | null
  /** The stream broke before its end. */
  lost: boolean
}

const NOTHING: Reading = { step: null, done: null, lost: false }

/**
 * How far the newest version of a document has come, until nothing more happens to it of itself.
 * @param documentId null while there is nothing to follow
 * @param version the one that is followed: a newer one is another reading
 */
export function useReading(documentId: string | null, version: number | null): Reading {
  const api = useApi()
  const queries = useQueryClient()
  const [reading, setReading] = useState(NOTHING)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer version is followed anew
  useEffect(() => {
    if (documentId === null) return
    const left = new AbortController()
    setReading(NOTHING)
    follow(api, documentId, left.signal, (news) => setReading((before) => ({ ...before, ...news })))
      .catch(() => {
        if (!left.signal.aborted) setReading((before) => ({ ...before, lost: true }))
      })
      .finally(() => {
        if (left.signal.aborted) return
        for (const key of TOLD_KEYS) void queries.invalidateQueries({ queryKey: [key] })
      })
    return () => left.abort()
  }, [api, queries, documentId, version])
  return reading
}

async function follow(
  api: Api,
  id: string,
  signal: AbortSignal,
  tell: (news: Partial<Reading>) => void,
): Promise<void> {
  const answer = await api('GET /v1/knowledge/:id/events', { params: { id }, signal })
  const pieces = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  const read = createEventReader()
  for (;;) {
    const piece = await pieces?.read()
    if (piece?.value === undefined) throw new Error('The stream of a reading broke.')
    for (const { name, data } of read(piece.value)) {
      if (name === 'progress') tell({ step: readStep(JSON.parse(data)) })
      if (name === 'done') {
        const { document } = await api('GET /v1/knowledge/:id', { params: { id }, signal })
        return tell({ done: document.versions[0] ?? null })
      }
    }
  }
}

/** A step as the stream tells it; null for what this version of the page does not understand. */
function readStep(said: unknown): VersionStep | null {
  if (typeof said !== 'object' || said === null || !('version' in said && 'step' in said)) return null
  if (!('done' in said && 'of' in said)) return null
  const { version, step, done, of } = said
  if (typeof version !== 'number' || typeof step !== 'string') return null
  return typeof done === 'number' && typeof of === 'number' ? { version, step, done, of } : null
}
