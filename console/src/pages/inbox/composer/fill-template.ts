const SLOT = /\{\{([1-9]\d?)\}\}/g

/** The numbers of the slots of a wording, each once, in the order in which they are read. */
export function slotsOf(body: string): string[] {
  return [...new Set([...body.matchAll(SLOT)].map(([, number]) => number ?? ''))]
}

/** A wording as it will read; a slot that is empty yet stays as it is. */
export function fillTemplate(body: string, slots: Readonly<Record<string, string>>): string {
  return body.replace(SLOT, (slot, number: string) => slots[number]?.trim() || slot)
}
