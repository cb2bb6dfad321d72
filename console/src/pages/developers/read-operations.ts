export interface OperationField {
  name: string
  place: string
  required: boolean
}

/** One route as the reference shows it. */
export interface ApiOperation {
  id: string
  method: string
  path: string
  summary: string
  roles: readonly string[]
  scope: string | null
  fields: readonly OperationField[]
  /** JSON Schema of the body; null where it takes none, or none that is JSON. */
  body: unknown
  answers: readonly { status: string; description: string; schema: unknown }[]
}

type Things = Record<string, unknown>

/** The routes of an OpenAPI document in its order. What is not where it belongs is left out. */
export function readOperations(document: unknown): ApiOperation[] {
  return Object.entries(thingsIn(document, 'paths')).flatMap(([path, methods]) =>
    Object.entries(isThings(methods) ? methods : {}).map(([method, operation]) => readOne(path, method, operation)),
  )
}

function readOne(path: string, method: string, operation: unknown): ApiOperation {
  const given = isThings(operation) ? operation : {}
  const { operationId, summary, parameters, requestBody } = given
  const [roles, scope] = [given['x-roles'], given['x-scope']]
  return {
    id: typeof operationId === 'string' ? operationId : `${method} ${path}`,
    method: method.toUpperCase(),
    path,
    summary: typeof summary === 'string' ? summary : '',
    roles: Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : [],
    scope: typeof scope === 'string' ? scope : null,
    fields: Array.isArray(parameters) ? parameters.filter(isThings).map(readField) : [],
    body: schemaIn(requestBody),
    answers: Object.entries(thingsIn(given, 'responses')).map(([status, answer]) => ({
      status,
      description: isThings(answer) && typeof answer.description === 'string' ? answer.description : '',
      schema: status.startsWith('2') ? schemaIn(answer) : null,
    })),
  }
}

function readField(field: Things): OperationField {
  return { name: String(field.name), place: String(field.in), required: field.required === true }
}

function schemaIn(holder: unknown): unknown {
  return thingsIn(thingsIn(holder, 'content'), 'application/json').schema ?? null
}

function thingsIn(holder: unknown, name: string): Things {
  const inner = isThings(holder) ? holder[name] : undefined
  return isThings(inner) ? inner : {}
}

function isThings(value: unknown): value is Things {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
