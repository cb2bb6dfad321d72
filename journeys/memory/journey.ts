import { say } from '../../prompts/copy/index.ts'
import { defineJourney } from '../core/define-journey.ts'
import { yesNoAsked } from '../core/yes-no-asked.ts'
import { yesNoMenu } from '../menus.ts'
import { memoryGraph } from './graph.ts'
import { memoryLines } from './memory-lines.ts'
import { MemoryConsent } from './pending.ts'
import { freshMemory, type MemoryScratch } from './scratch.ts'
import { type MemorySlice, memorySlice } from './slice.ts'

declare module '../core/journey-parts.ts' {
  interface JourneyParts {
    memory: { slice: MemorySlice; scratch: MemoryScratch; pending: MemoryConsent }
  }
}

export const memory = defineJourney({
  name: 'memory',
  switch: null,
  acts: ['memory'],
  speaksLast: true,
  intents: [],
  entrance: null,
  slice: memorySlice,
  scratch: freshMemory,
  pending: {
    memory_consent: {
      schema: MemoryConsent,
      // It is asked once.
      outlivesDigression: false,
      asked: (_asked, { responseLanguage }) => yesNoAsked(responseLanguage),
      reask: (_asked, { memoryHeld, responseLanguage: language }) => ({
        text: say('memory_ask', language, { what: memoryLines(memoryHeld) }),
        menu: yesNoMenu(language),
      }),
    },
  },
  graph: memoryGraph,
})
