import type { CatalogResult, ItemDetail } from '../../src/domain/catalog/schemas.ts'
import type { PaymentMethod } from '../../src/domain/tenancy/schemas.ts'
import type { ShoppingAsk } from '../../src/llm/offline/types.ts'
import type { SalesScratch } from './step.ts'

/** What the nodes of this journey hand to each other in one turn. */
export interface SalesTurn {
  ask: ShoppingAsk | null
  search: CatalogResult | null
  item: ItemDetail | null
  methods: { method: PaymentMethod; enabled: boolean; reason: string | null }[]
  /** The method to run next, decided by the payment router. */
  method: PaymentMethod | null
  /** What starting a payment led to. */
  payment: { outcome: string; attemptId: string | null; waitSeconds: number | null } | null
  /** What was read from the words, and what is still to be said. */
  sales: SalesScratch | null
}

export const freshSales: SalesTurn = {
  ask: null,
  search: null,
  item: null,
  methods: [],
  method: null,
  payment: null,
  sales: null,
}
