import type { SpokenLang } from '../../src/lib/languages.ts'
import { cardCopy } from './card.ts'
import { conciergeCopy } from './concierge.ts'
import { conciergeModelCopy } from './concierge-model.ts'
import { consentCopy } from './consent.ts'
import { checkedTable, type SlotsIn } from './copy-table.ts'
import { deliveryTimesCopy } from './delivery-times.ts'
import { governanceCopy } from './governance.ts'
import { guestBookingCopy } from './guest-booking.ts'
import { guestOffersCopy } from './guest-offers.ts'
import { guestResearchCopy } from './guest-research.ts'
import { guestTopicsCopy } from './guest-topics.ts'
import { handoffCopy } from './handoff.ts'
import { kindsCopy } from './kinds.ts'
import { memoryCopy } from './memory.ts'
import { menuCopy } from './menu.ts'
import { offersCopy } from './offers.ts'
import { orderNoticesCopy } from './order-notices.ts'
import { outreachCopy } from './outreach.ts'
import { paymentNoticesCopy } from './payment-notices.ts'
import { preferencesCopy } from './preferences.ts'
import { propertyCopy } from './property.ts'
import { ratingCopy } from './rating.ts'
import { receiptCopy } from './receipt.ts'
import { rowListsCopy } from './row-lists.ts'
import { salesCopy } from './sales.ts'
import { shareNoticesCopy } from './share-notices.ts'
import { sharePageCopy } from './share-page.ts'
import { sharingCopy } from './sharing.ts'
import { supportCopy } from './support.ts'
import { tripCopy } from './trip.ts'
import { tripAnswerCopy } from './trip-answer.ts'
import { tripWatchCopy } from './trip-watch.ts'
import { troubleCopy } from './trouble.ts'
import { truthCopy } from './truth.ts'

const COPY = checkedTable({
  ...cardCopy,
  ...conciergeCopy,
  ...conciergeModelCopy,
  ...consentCopy,
  ...deliveryTimesCopy,
  ...governanceCopy,
  ...guestBookingCopy,
  ...guestResearchCopy,
  ...guestOffersCopy,
  ...guestTopicsCopy,
  ...handoffCopy,
  ...kindsCopy,
  ...memoryCopy,
  ...menuCopy,
  ...offersCopy,
  ...orderNoticesCopy,
  ...outreachCopy,
  ...paymentNoticesCopy,
  ...shareNoticesCopy,
  ...sharePageCopy,
  ...sharingCopy,
  ...preferencesCopy,
  ...propertyCopy,
  ...ratingCopy,
  ...receiptCopy,
  ...rowListsCopy,
  ...salesCopy,
  ...supportCopy,
  ...tripCopy,
  ...tripAnswerCopy,
  ...tripWatchCopy,
  ...troubleCopy,
  ...truthCopy,
} as const)

export type CopyKey = keyof typeof COPY

type SlotsOf<Key extends CopyKey> = SlotsIn<(typeof COPY)[Key]['en']>

/** Nothing for a sentence without slots, else exactly its slots. */
export type SlotArguments<Key extends CopyKey> = [SlotsOf<Key>] extends [never]
  ? []
  : [slots: Readonly<Record<SlotsOf<Key>, string>>]

/** The sentence `key` in the customer's language, with every slot filled; a slot that is not given does not compile. */
export function say<Key extends CopyKey>(key: Key, language: SpokenLang, ...[slots]: SlotArguments<Key>): string {
  return fillSlots(COPY[key][language], slots ?? {})
}

/** Every key with its lines, for tests and reviewers. */
export const copyTable: Readonly<Record<string, Readonly<Record<SpokenLang, string>>>> = COPY

export function fillSlots(text: string, slots: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => slots[name] ?? hole)
}
