import type { ConnectionsWire } from '../../../../src/http/contract/connections.ts'

export type ConnectionKind = keyof ConnectionsWire
