import * as trips from '../../domain/trips/index.ts'
import { decodeText } from '../../lib/decode-text.ts'
import * as contract from '../contract/trip-supply.ts'
import { HttpError } from '../http-error.ts'
import { jsonIn } from '../read-json.ts'
import { type Api, serve } from '../serve/serve.ts'

const MOST_PROBLEMS = 50

/** What trips of a shop can be made of. An import is taken whole or not at all. */
export function serveTripSupply(api: Api): void {
  serve(api, contract.listDestinations, async (ctx) => ({ destinations: await trips.listDestinations(ctx) }))
  serve(api, contract.importDestinations, async (ctx, { body }) => {
    const done = await trips.importDestinations(ctx, jsonIn(decodeText(body.bytes)))
    if (done.outcome === 'refused') throw refusal(done.problems)
    return { opened: done.opened, changed: done.changed }
  })
  serve(api, contract.listTripSupply, async (ctx, { query }) => ({ rows: await trips.listSupply(ctx, query) }))
  serve(api, contract.listTripSupplyKeys, async (ctx) => ({ keys: await trips.listSupplyKeys(ctx) }))
  serve(api, contract.importTripSupply, async (ctx, { body }) => {
    const done = await trips.importSupply(ctx, jsonIn(decodeText(body.bytes)))
    if (done.outcome === 'refused') throw refusal(done.problems)
    return { rows: done.rows, removed: done.removed }
  })
}

function refusal(problems: readonly trips.RowProblem[]): HttpError {
  const told = problems.slice(0, MOST_PROBLEMS)
  const more = problems.length - told.length
  const lines = told.map(({ path, problem }) => `${path || 'body'}: ${problem}`)
  const fields = told.map(({ path, problem }) => ({ path, code: 'custom', message: problem }))
  return new HttpError('invalid_input', [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('; '), { fields })
}
