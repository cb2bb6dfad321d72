import type { InstructionReader } from '../domain/knowledge/instruction-reader.ts'
import { auditInput } from '../language/governor/injection.ts'

/** Reads orders to the assistant in documents by the very rule that finds them in messages. */
export const wordInstructionReader: InstructionReader = { givesOrders: (text) => auditInput(text).injection }
