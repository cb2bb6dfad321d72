import type { FulfilmentView } from '../../domain/fulfilment/index.ts'
import type { FulfilmentWire } from '../contract/fulfilment.ts'
import { moneyWire } from './money.wire.ts'

export function fulfilmentWire(view: FulfilmentView): FulfilmentWire {
  const { kind, address, promise } = view
  if (kind === 'pickup') return { kind, place_id: view.placeId, place_name: view.placeName, address, promise }
  return {
    kind,
    zone_id: view.zoneId,
    zone_name: view.zoneName,
    address,
    pin: view.pin,
    fee: moneyWire(view.fee),
    fee_collected: view.feeCollected,
    promise,
    shortfall: view.shortfall && moneyWire(view.shortfall),
  }
}
