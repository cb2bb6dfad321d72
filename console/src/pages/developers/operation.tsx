import { useAdminWords } from '../../i18n/admin.ts'
import { Chip, type Tone } from '../../ui/chip.tsx'
import { Code } from '../../ui/code.tsx'
import type { ApiOperation } from './read-operations.ts'

const TONES: Readonly<Record<string, Tone>> = {
  GET: 'info',
  POST: 'good',
  PUT: 'warn',
  PATCH: 'warn',
  DELETE: 'danger',
}

/** One route: what it does, who may, what it takes and gives, and how it is called from a terminal. */
export function Operation({ operation }: { operation: ApiOperation }) {
  const say = useAdminWords()
  const { method, path, summary, roles, scope, fields, body, answers } = operation
  return (
    <details className="group">
      <summary className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-4 py-2.5">
        <Chip tone={TONES[method]}>{method}</Chip>
        <span className="font-mono text-small break-all">{path}</span>
        <span className="text-small text-soft">{summary}</span>
      </summary>
      <div className="flex flex-col gap-3 px-4 pb-4 text-small">
        <p className="text-soft">
          {roles.length > 0 ? say('reference.roles', { roles: roles.join(', ') }) : say('reference.public')}
          {scope && ` ${say('reference.scope', { scope })}`}
        </p>
        {fields.length > 0 && (
          <ul>
            {fields.map((field) => (
              <li key={`${field.place} ${field.name}`}>
                <span className="font-mono">{field.name}</span>
                <span className="text-soft">
                  {` · ${field.place}`}
                  {field.required && ` · ${say('reference.required')}`}
                </span>
              </li>
            ))}
          </ul>
        )}
        {body !== null && <Code title={say('reference.body')} text={JSON.stringify(body, null, 2)} />}
        {answers.map(({ status, description, schema }) => (
          <div key={status}>
            <p>
              <span className="figures font-medium">{status}</span> <span className="text-soft">{description}</span>
            </p>
            {schema !== null && <Code title={say('reference.answer')} text={JSON.stringify(schema, null, 2)} />}
          </div>
        ))}
        <Code title="curl" text={curlOf(operation)} />
      </div>
    </details>
  )
}

function curlOf({ method, path, body }: ApiOperation): string {
  const lines = [`curl -X ${method} "${location.origin}${path}"`, '  -H "Authorization: Bearer $TULIA_KEY"']
  if (method !== 'GET') lines.push('  -H "Idempotency-Key: $(uuidgen)"')
  if (body !== null) lines.push('  -H "Content-Type: application/json" -d @body.json')
  return lines.join(' \\\n')
}
