import { expectTypeOf } from 'vitest'
import type { createClient } from '../../src/http/contract/client.ts'
import type { TicketDetailWire } from '../../src/http/contract/tickets.ts'

const NOBODY = '00000000-0000-4000-8000-000000000000'

/** What compiles and what does not. The compiler reads it; nothing runs it. */
export async function typesOf(call: ReturnType<typeof createClient>): Promise<void> {
  const { tickets } = await call('GET /v1/tickets', { query: { status: 'open', limit: 10 } })
  expectTypeOf(tickets[0]?.status).toEqualTypeOf<'open' | 'claimed' | 'resolved' | undefined>()
  const { ticket } = await call('GET /v1/tickets/:id', { params: { id: NOBODY } })
  expectTypeOf(ticket).toEqualTypeOf<TicketDetailWire>()
  const said = await call('POST /v1/tickets/:id/reply', { params: { id: NOBODY }, body: { text: 'Hello' } })
  expectTypeOf(said.outcome).toEqualTypeOf<'queued' | 'repeated'>()
  await call('POST /v1/outreach/reset')
  await call('POST /v1/knowledge', { body: new FormData() })
  await call('POST /v1/knowledge', { body: { title: 'Rules', text: 'No.' } })
  expectTypeOf(await call('GET /v1/knowledge/:id/events', { params: { id: NOBODY } })).toEqualTypeOf<Response>()

  // @ts-expect-error no such path
  await call('GET /v1/ticket')
  // @ts-expect-error the path takes another method
  await call('DELETE /v1/tickets/:id', { params: { id: NOBODY } })
  // @ts-expect-error it names no ticket
  await call('GET /v1/tickets/:id')
  // @ts-expect-error a wrong parameter
  await call('GET /v1/tickets/:id', { params: { ticket: NOBODY } })
  // @ts-expect-error a filter that does not exist
  await call('GET /v1/tickets', { query: { state: 'open' } })
  // @ts-expect-error a value that does not exist
  await call('GET /v1/tickets', { query: { status: 'closed' } })
  // @ts-expect-error a field that does not exist
  await call('POST /v1/tickets/:id/reply', { params: { id: NOBODY }, body: { text: 'Hello', to: 'her' } })
  // @ts-expect-error a field is missing
  await call('PUT /v1/turns/:id/report', { params: { id: NOBODY }, body: {} })
  // @ts-expect-error it has no body
  await call('GET /v1/tickets', { body: {} })
}
