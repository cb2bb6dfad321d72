import type { OfferWire } from '../../../../src/http/contract/offers.ts'
import { useOfferWords } from '../../i18n/offers.ts'
import { useMay } from '../../lib/api/me.ts'
import { useAct } from '../../lib/api/use-act.ts'
import { now } from '../../lib/clock.ts'
import { useSpoken } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { useToasts } from '../../ui/toast.tsx'
import { offerTitle } from './offer-title.ts'

interface OfferActionsProps {
  offer: OfferWire
  onOpen: (kind: 'change' | 'try') => void
}

/** What can be done with an offer: one that orders have is ended, one that nobody has used is deleted. */
export function OfferActions({ offer, onOpen }: OfferActionsProps) {
  const say = useOfferWords()
  const may = useMay()
  const toasts = useToasts()
  const { language } = useSpoken()
  const { offer_id: id, version: seen, state, paid_orders, open_orders } = offer
  const title = offerTitle(offer.title, language)
  const end = useAct(
    (api, ends_at: string) => api('PATCH /v1/offers/:id', { params: { id }, body: { ends_at }, seen }),
    ['offers'],
  )
  const remove = useAct((api, _: undefined) => api('DELETE /v1/offers/:id', { params: { id }, seen }), ['offers'])
  if (!may('changeOffer')) return null
  return (
    <Menu
      trigger={
        <Button look="quiet" small square aria-label={say('more', { title })}>
          <Icon name="more" />
        </Button>
      }
    >
      <MenuItem onSelect={() => onOpen('try')}>{say('try')}</MenuItem>
      <MenuItem onSelect={() => onOpen('change')}>{say('change')}</MenuItem>
      {state === 'running' && (
        <MenuItem
          danger
          onSelect={() =>
            end.mutate(new Date(now()).toISOString(), { onSuccess: () => toasts.say(say('end.done', { title })) })
          }
        >
          {say('end')}
        </MenuItem>
      )}
      {paid_orders + open_orders === 0 && (
        <MenuItem
          danger
          onSelect={() => remove.mutate(undefined, { onSuccess: () => toasts.say(say('delete.done', { title })) })}
        >
          {say('delete')}
        </MenuItem>
      )}
    </Menu>
  )
}
