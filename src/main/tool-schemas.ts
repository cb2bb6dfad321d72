import { toolJsonSchemas } from '../../tools/json-schemas.ts'

// `npm run tools`: the contracts of the fifteen tools as JSON Schema, on standard output.
process.stdout.write(`${JSON.stringify(toolJsonSchemas(), null, 2)}\n`)
