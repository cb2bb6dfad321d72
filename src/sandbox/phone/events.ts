import { PassThrough } from 'node:stream'
import type Router from '@koa/router'
import type { Runtime } from '../runtime.ts'

const HEARTBEAT_MS = 20_000

/** Live events of one customer for the phone page, as server-sent events. */
export function phoneEventRoutes(router: Router, runtime: Runtime): void {
  router.get('/phone/api/events', (ctx) => {
    const customer = String(ctx.query.customer ?? '').replace(/\D/g, '')
    const sender = ctx.query.sender === undefined ? null : String(ctx.query.sender)
    const stream = new PassThrough()
    let open = true
    const stop = runtime.events.watch(customer, sender, ({ type, sender: about, data }) => {
      stream.write(`event: ${type}\ndata: ${JSON.stringify({ sender: about ?? null, ...data })}\n\n`)
    })
    const beat = () => {
      if (!open) return
      stream.write(': still here\n\n')
      runtime.timers.after(HEARTBEAT_MS, beat)
    }
    ctx.req.on('close', () => {
      open = false
      stop()
      stream.end()
    })
    ctx.set({ 'cache-control': 'no-cache, no-transform', 'x-accel-buffering': 'no' })
    ctx.type = 'text/event-stream'
    ctx.body = stream
    beat()
  })
}
