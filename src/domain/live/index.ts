export type { LiveBus, LiveNews } from './live-bus.ts'
export { toldDeliveryLog } from './told-delivery-log.ts'
export { toldInboundLog } from './told-inbound-log.ts'
