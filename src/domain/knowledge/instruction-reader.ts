/** Says whether a text gives orders to the assistant instead of telling something. Pure: the same text, the same answer. */
export interface InstructionReader {
  givesOrders(text: string): boolean
}
