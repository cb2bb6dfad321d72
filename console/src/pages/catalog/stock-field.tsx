import { type FormEvent, useRef } from 'react'
import type { VariantWire } from '../../../../src/http/contract/catalog.ts'
import { useCatalogWords } from '../../i18n/catalog.ts'
import { useMay } from '../../lib/api/me.ts'
import { useAct } from '../../lib/api/use-act.ts'
import { CONTROL } from '../../ui/field.tsx'
import { useToasts } from '../../ui/toast.tsx'
import { CATALOG_KEYS } from './catalog-queries.ts'

/** How many there are of a variant, counted anew where it stands: sent by Enter, or when the field is left. */
export function StockField({ variant, name }: { variant: VariantWire; name: string }) {
  const say = useCatalogWords()
  const toasts = useToasts()
  const may = useMay()
  const form = useRef<HTMLFormElement>(null)
  const { sku, stock, held } = variant
  const count = useAct(
    (api, set: number) => api('POST /v1/catalog/stock', { body: { sku, set, reason: say('catalog.stock.reason') } }),
    CATALOG_KEYS,
  )
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('stock')).trim()
    // Enter has sent it, and leaving the field sends it again.
    if (count.isPending) return
    if (!/^\d{1,7}$/.test(typed) || Number(typed) === stock) return event.currentTarget.reset()
    count.mutate(Number(typed), {
      onSuccess: (counted) => toasts.say(say('catalog.stock.counted', { name, stock: counted.stock })),
      onError: () => form.current?.reset(),
    })
  }
  return (
    <div className="flex flex-col items-end">
      {may('changeCatalogStock') ? (
        <form ref={form} key={stock} onSubmit={send}>
          <input
            name="stock"
            inputMode="numeric"
            aria-label={say('catalog.stock.of', { name })}
            defaultValue={stock}
            maxLength={7}
            aria-busy={count.isPending || undefined}
            onBlur={() => form.current?.requestSubmit()}
            className={`${CONTROL} figures h-7 max-w-20 px-2 text-right text-small`}
          />
        </form>
      ) : (
        <span className="figures">{stock}</span>
      )}
      {held > 0 && <span className="text-meta text-soft">{say('catalog.stock.held', { count: held })}</span>}
    </div>
  )
}
