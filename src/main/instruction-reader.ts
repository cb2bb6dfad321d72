import type { InstructionReader } from '../domain/knowledge/instruction-reader.ts'
import { givesPlantedOrders } from '../language/governor/planted-orders.ts'

/** Reads orders to the assistant in documents and pages: more strictly than in messages, because neither has any to give. */
export const wordInstructionReader: InstructionReader = { givesOrders: givesPlantedOrders }
