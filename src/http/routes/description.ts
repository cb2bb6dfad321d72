import { once } from '../../lib/once.ts'
import { describeApi } from '../contract/description.ts'
import { ROUTES } from '../contract/index.ts'
import { openApi } from '../contract/openapi.ts'
import { type Api, serve } from '../serve/serve.ts'

/** The contract as programs read it: made when it is first asked for, and the same as long as the process lives. */
export function serveDescription(api: Api): void {
  const description = once(() => openApi(ROUTES))
  serve(api, describeApi, async () => description())
}
