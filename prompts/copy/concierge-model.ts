import type { CopyTable } from './copy-table.ts'

/** What code sets around the words of a model. */
export const conciergeModelCopy = {
  guest_suggest_after_trip: {
    en: 'Based on your past trip to {trip}, you might also want to ask about {topic}.',
    sw: 'Kwa kuwa uliwahi kwenda {trip}, huenda ukapenda kuuliza pia kuhusu {topic}.',
    sheng: 'Vile ulienda {trip}, unaeza pia dai kuuliza about {topic}.',
  },
  guest_sources: { en: '({sources})', sw: '({sources})', sheng: '({sources})' },
} as const satisfies CopyTable
