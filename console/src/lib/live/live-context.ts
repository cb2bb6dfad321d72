import { createContext, use } from 'react'
import type { LiveStanding } from './live-client.ts'

/** `live`: news comes by itself. `polling`: it is asked for every few seconds. */
export interface LiveState {
  standing: LiveStanding
  reconnect: () => void
}

export const LiveContext = createContext<LiveState>({ standing: 'connecting', reconnect: () => {} })

export function useLiveState(): LiveState {
  return use(LiveContext)
}

/** Somebody at a conversation, as was told at an instant in milliseconds. */
export interface Presence {
  id: string
  who: string
  doing: 'viewing' | 'typing'
  at: number
}

export const PresenceContext = createContext<readonly Presence[]>([])
