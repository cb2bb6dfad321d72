import { z } from 'zod'
import type { RowFact } from '../src/domain/properties/schemas.ts'

/** The cast names what is in it: a fact is made by the domain from a row that the schema of its category has read. */
export const Fact = z.looseObject({ kind: z.string() }) as unknown as z.ZodType<RowFact>
