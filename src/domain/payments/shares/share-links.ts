/** Addresses at which anybody pays a share of an order: nobody can guess one, and what it shows ends with the sharing. */
export interface ShareLinks {
  /** The last part of the address. */
  sign(plan: { tenantId: string; planId: string }): string
  /** Null for what we never signed. */
  open(token: string): { tenantId: string; planId: string } | null
}
