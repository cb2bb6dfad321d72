import { concierge } from './concierge/journey.ts'
import { createRegistry } from './core/registry.ts'
import { governance } from './governance/journey.ts'
import { handoff } from './handoff/journey.ts'
import { memory } from './memory/journey.ts'
import { offers } from './offers/journey.ts'
import { orders } from './orders/journey.ts'
import { preferences } from './preferences/journey.ts'
import { sales } from './sales/journey.ts'
import { sharing } from './sharing/journey.ts'
import { support } from './support/journey.ts'
import { trip } from './trip/journey.ts'
import { unknown } from './unknown/journey.ts'

/** The journeys, in the order in which menus offer them. A new one is its own folder and its name here. */
export const journeys = createRegistry({
  sales,
  orders,
  sharing,
  support,
  concierge,
  trip,
  offers,
  preferences,
  memory,
  handoff,
  governance,
  unknown,
})
