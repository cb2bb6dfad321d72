import { z } from 'zod'
import { Attraction, FlightOption, FXRate, Lodging, TransitLeg, type TripTool, WeatherDay } from '../schemas/index.ts'
import type {
  AttractionsRequest,
  FlightsRequest,
  FxRequest,
  LodgingRequest,
  SourceAnswer,
  SourceCall,
  TransitRequest,
  TripSources,
  WeatherRequest,
} from '../sources.ts'

/** A source as a run asks it: how, and how what it found is read again. */
export interface SourceTool<Request, Item> {
  tool: TripTool
  items: z.ZodType<Item[]>
  ask: (trips: TripSources, request: Request, call: SourceCall) => Promise<SourceAnswer<Item>>
}

function tool<Request, Item>(
  tool: TripTool,
  item: z.ZodType<Item>,
  ask: SourceTool<Request, Item>['ask'],
): SourceTool<Request, Item> {
  return { tool, items: z.array(item), ask }
}

export const SOURCE_TOOLS = {
  weather: tool('weather', WeatherDay, (trips, request: WeatherRequest, call) => trips.weather(request, call)),
  flights: tool('flights', FlightOption, (trips, request: FlightsRequest, call) => trips.flights(request, call)),
  lodging: tool('lodging', Lodging, (trips, request: LodgingRequest, call) => trips.lodging(request, call)),
  attractions: tool('attractions', Attraction, (trips, request: AttractionsRequest, call) =>
    trips.attractions(request, call),
  ),
  transit: tool('transit', TransitLeg, (trips, request: TransitRequest, call) => trips.transit(request, call)),
  fx: tool('fx', FXRate, (trips, request: FxRequest, call) => trips.fx(request, call)),
} as const
