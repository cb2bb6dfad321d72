import { JsonObject } from '../../lib/json.ts'
import { defineRoute } from './define-route.ts'

/** The contract itself says nothing of any shop, so that nobody has to be known to read it. */
export const describeApi = defineRoute({
  name: 'describeApi',
  method: 'GET',
  path: '/v1/openapi.json',
  summary: 'This contract, as OpenAPI 3.1.',
  who: 'public',
  scope: null,
  idempotent: false,
  answers: { 200: JsonObject },
  errors: [],
})

export const DESCRIPTION_ROUTES = { describeApi }
