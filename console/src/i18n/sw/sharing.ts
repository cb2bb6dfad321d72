import type { MessagesLike } from '../../lib/translate.ts'
import type { sharing as english } from '../en/sharing.ts'

/** Oda inayolipwa na watu kadhaa, fungu kwa fungu. */
export const sharing: MessagesLike<typeof english> = {
  'order.sharing': 'Inalipwa pamoja',
  'order.sharing.until': 'Mafungu yanaweza kulipwa hadi {time}.',
  'order.sharing.unassigned': '{amount} ya kinachodaiwa si fungu la mtu yeyote.',
  'sharing.status.active': 'Inalipwa',
  'sharing.status.paid': 'Wote wamelipa',
  'sharing.status.overdue': 'Muda umeisha',
  'sharing.status.ended': 'Haichangiwi tena',
  'share.buyer': 'Mteja',
  'share.person': 'Mtu wa {place}',
  'share.account': 'Akaunti {reference}',
  'share.part': '{amount} imeingia',
  'share.prompted': 'ombi liko kwenye simu',
  'share.status.waiting': 'Bado',
  'share.status.prompted': 'Ameombwa',
  'share.status.part_paid': 'Sehemu imelipwa',
  'share.status.paid': 'Limelipwa',
  'share.status.dropped': 'Amejitoa',
  'share.status.covered': 'Hakuna kilichobaki',
  'share.status.ended': 'Limeisha',
  'share.status.to_refund': 'La kurudisha',
  'share.status.refunded': 'Limerudishwa',
}
