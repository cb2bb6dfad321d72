import { useEffect } from 'react'
import { useApi } from '../lib/api/api-context.ts'
import { useMay } from '../lib/api/me.ts'
import { now } from '../lib/clock.ts'

const TOLD_EVERY_MS = 60_000

/** Tells the product that she is at her desk while she touches anything: who is not is given no new chats. */
export function useActive(): void {
  const api = useApi()
  const may = useMay()('tellActive')
  useEffect(() => {
    if (!may) return
    let told = Number.NEGATIVE_INFINITY
    const tell = () => {
      if (now() - told < TOLD_EVERY_MS) return
      told = now()
      // It is told again with what she touches a minute later.
      api('POST /v1/team/me/active', { body: {} }).catch(() => undefined)
    }
    tell()
    document.addEventListener('pointerdown', tell, { passive: true })
    document.addEventListener('keydown', tell, { passive: true })
    return () => {
      document.removeEventListener('pointerdown', tell)
      document.removeEventListener('keydown', tell)
    }
  }, [api, may])
}
