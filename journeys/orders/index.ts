export { ordersJourney } from './graph.ts'
export { reask } from './reask.ts'
