/** Where a menu was shown. A choice is worth something only there. */
export interface MenuPlace {
  tenantId: string
  conversationId: string
}

/** Signs the ids of buttons and rows that leave, and says whether one that comes back is ours. */
export interface MenuSigner {
  /** The id as the provider gets it, 17 characters longer. */
  sign(place: MenuPlace, id: string): string
  /** The id that was signed for this very place; null for anything else. */
  open(place: MenuPlace, payload: string): string | null
}
