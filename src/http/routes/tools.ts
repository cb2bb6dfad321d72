import { listTools, type PublishedTool } from '../contract/tools.ts'
import { type Api, serve } from '../serve/serve.ts'

export function serveTools(api: Api, tools: PublishedTool[]): void {
  serve(api, listTools, async () => ({ tools }))
}
