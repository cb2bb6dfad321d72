import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AppDeps, createApp } from '../../src/http/app.ts'
import { afterFile } from './after-file.ts'
import { testLog } from './test-ctx.ts'

/** An app with these routers on a port of its own, until the file is over. Gives its address. */
export async function serveApp(deps: Pick<AppDeps, 'routers'> & Partial<AppDeps>): Promise<string> {
  const app = createApp({ log: testLog(), healthy: async () => ({}), ...deps })
  const server = createServer(app.callback()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterFile(async () => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}
