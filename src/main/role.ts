/** A running part of the product. `close` finishes or returns its work. */
export interface Role {
  close: () => Promise<void>
}
