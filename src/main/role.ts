/** A running part of the product. */
export interface Role {
  /** Takes nothing new, and finishes its work or gives it back; all of it within the time, or else within the configuration's. */
  close: (withinMs?: number) => Promise<void>
}
