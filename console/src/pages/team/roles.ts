/** The roles that a shop gives. */
export const ROLES = ['owner', 'manager', 'agent', 'auditor'] as const
