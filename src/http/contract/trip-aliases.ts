import { defineRoute } from './define-route.ts'
import { streamTrip } from './trip-stream.ts'
import {
  cancelTrip,
  editTrip,
  getTrip,
  getTripItinerary,
  getTripStatus,
  resumeTrip,
  startTrip,
  TripStarted,
} from './trips.ts'

export const startPlan = defineRoute({ ...startTrip, name: 'startPlan', path: '/plan' })
export const getPlan = defineRoute({ ...getTrip, name: 'getPlan', path: '/plan/:id' })
export const streamPlan = defineRoute({ ...streamTrip, name: 'streamPlan', path: '/plan/:id/stream' })
export const getPlanStatus = defineRoute({ ...getTripStatus, name: 'getPlanStatus', path: '/plan/:id/status' })
export const cancelPlan = defineRoute({ ...cancelTrip, name: 'cancelPlan', path: '/plan/:id' })
export const resumePlan = defineRoute({ ...resumeTrip, name: 'resumePlan', path: '/plan/:id/resume' })

export const editPlan = defineRoute({ ...editTrip, name: 'editPlan', path: '/plan/:id/edit' })

/** Its callers wait for 201. */
export const startRun = defineRoute({
  ...startTrip,
  name: 'startRun',
  path: '/runs/start',
  answers: { 201: TripStarted },
})
export const streamRun = defineRoute({ ...streamTrip, name: 'streamRun', path: '/runs/:id/events' })
export const getRunItinerary = defineRoute({
  ...getTripItinerary,
  name: 'getRunItinerary',
  path: '/runs/:id/itinerary',
})

/** Other addresses under which the same is known to programs that were written before these. */
export const TRIP_ALIASES = {
  startPlan,
  getPlan,
  streamPlan,
  getPlanStatus,
  cancelPlan,
  resumePlan,
  editPlan,
  startRun,
  streamRun,
  getRunItinerary,
}
