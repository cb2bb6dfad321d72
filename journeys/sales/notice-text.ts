import { sayMoney } from '../../prompts/copy/format.ts'
import { say } from '../../prompts/copy/index.ts'
import type { TurnState } from '../turn-state.ts'
import { CART_LINES } from './cart.ts'
import { catalogLink } from './catalog-link.ts'
import { readFilters } from './filters.ts'
import { linkToShow } from './link-to-show.ts'
import { sayVariant } from './say-value.ts'
import type { SalesNotice } from './step.ts'

/** A notice in the customer's language. Amounts and numbers come from the session and from tools only. */
export function noticeText(notice: SalesNotice, state: TurnState): string {
  const language = state.responseLanguage
  switch (notice.say) {
    case 'out_of_range':
      return say('out_of_range', language, { count: String(notice.count) })
    case 'removed_line':
    case 'item_sold_out':
    case 'sold_out_meanwhile':
      return say(notice.say, language, { name: notice.name })
    case 'only_left': {
      const { name, variant, available } = notice
      return say('only_left', language, {
        name,
        variant: sayVariant(variant, language),
        available: String(available),
      })
    }
    case 'one_by_one':
      return say('one_by_one', language, { asked: state.lastCatalogQuery ?? '' })
    case 'line_added': {
      const { quantity, name, variant } = notice
      const added = { quantity: String(quantity), name, variant: sayVariant(variant, language) }
      return say('line_added', language, { ...added, asked: state.lastCatalogQuery ?? '' })
    }
    case 'nothing_found':
    case 'no_more_options':
      return [say(notice.say, language, { asked: notice.asked }), linkLine(state)].filter(Boolean).join('\n')
    case 'busy_try_later':
    case 'already_pending':
      return [say(notice.say, language), waitLine(notice.seconds, state)].filter(Boolean).join(' ')
    case 'still_unknown':
      return stillUnknown(notice.seconds, state)
    case 'prompt_sent':
      return say('prompt_sent', language, { total: totalOf(state), phone: phoneOf(state) })
    case 'c2b_paybill': {
      const { total, number, account, until } = notice
      return say('c2b_paybill', language, { total, number, account, until })
    }
    case 'c2b_till': {
      const { total, number, until } = notice
      return say('c2b_till', language, { total, number, until })
    }
    case 'card_link': {
      const { total, url, until } = notice
      const link = say('card_link', language, { total, url })
      return until === '' ? link : [link, say('card_link_until', language, { until })].join('\n')
    }
    case 'kept_unpaid':
      return say('kept_unpaid', language, { total: totalOf(state) })
    case 'push_unknown':
    case 'no_method':
      return say(notice.say, language, { total: totalOf(state) })
    case 'order_limit':
      return say('order_limit', language, { max: String(CART_LINES) })
    case 'see_all':
      return seeAll(state)
    default:
      return say(notice.say, language)
  }
}

function seeAll(state: TurnState): string {
  const link = catalogLink(state.catalogLinkBase, readFilters(state.lastCatalogFilters))
  const { responseLanguage } = state
  return link === null ? say('no_catalog_link', responseLanguage) : say('catalog_link', responseLanguage, { link })
}

function linkLine(state: TurnState): string {
  const link = linkToShow(state)
  return link === null ? '' : say('catalog_link', state.responseLanguage, { link })
}

function waitLine(seconds: number | null, { responseLanguage }: TurnState): string {
  return seconds === null ? '' : say('wait_seconds', responseLanguage, { seconds: String(seconds) })
}

/** What is known of the last prompt is told, and when another one or another way may be tried. */
function stillUnknown(seconds: number | null, state: TurnState): string {
  const { paymentMethods, responseLanguage: language } = state
  const others = paymentMethods.some((method) => method !== 'stk') ? say('other_ways', language) : ''
  const told = say('still_unknown', language, { total: totalOf(state) })
  return [told, waitLine(seconds, state), others].filter(Boolean).join(' ')
}

function totalOf({ orderTotals }: TurnState): string {
  return orderTotals === null ? '' : sayMoney(orderTotals.total)
}

function phoneOf({ sales }: TurnState): string {
  const step = sales?.step
  return step?.kind === 'push' || step?.kind === 'retry' ? (step.msisdn ?? '') : ''
}
