import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { useTradeWords } from '../../../i18n/trade.ts'
import { Button } from '../../../ui/button.tsx'
import { CONTROL } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icons.tsx'
import type { OrdersFilter } from '../orders-filter.ts'

/** Orders by a reference, a receipt, a name or a number; it stands in the address. */
export function FindOrders({ filter }: { filter: OrdersFilter }) {
  const say = useTradeWords()
  const navigate = useNavigate()
  const find = (q: string | undefined) => void navigate({ to: '/orders', search: { ...filter, q } })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    find(String(new FormData(event.currentTarget).get('q')).trim() || undefined)
  }
  return (
    <search className="w-full tablet:w-auto">
      <form key={filter.q} onSubmit={submit} className="relative flex items-center">
        <Icon name="search" size={16} className="pointer-events-none absolute left-2.5 text-soft" />
        <input
          name="q"
          aria-label={say('orders.find')}
          placeholder={say('orders.find')}
          defaultValue={filter.q}
          maxLength={100}
          enterKeyHint="search"
          className={`${CONTROL} h-9 pr-9 pl-8 tablet:w-80`}
        />
        {filter.q && (
          <Button
            look="quiet"
            small
            square
            className="absolute right-1"
            aria-label={say('orders.find.drop', { text: filter.q })}
            onClick={() => find(undefined)}
          >
            <Icon name="close" size={16} />
          </Button>
        )}
      </form>
    </search>
  )
}
