import { useCustomerWords } from '../../../i18n/customers.ts'
import { useMay } from '../../../lib/api/me.ts'
import { useAct } from '../../../lib/api/use-act.ts'
import { Button } from '../../../ui/button.tsx'
import { SecretDialog } from '../../../ui/secret-dialog.tsx'

/** Gives the address where all that is known of a customer can be taken once, to be passed on to her. */
export function Export({ customerId: id }: { customerId: string }) {
  const say = useCustomerWords()
  const may = useMay()
  const ask = useAct(
    (api, _: undefined) => api('POST /v1/customers/:id/export', { params: { id }, body: {} }),
    ['audit'],
  )
  if (!may('exportCustomer')) return null
  return (
    <>
      <Button busy={ask.isPending} onClick={() => ask.mutate(undefined)}>
        {say('export')}
      </Button>
      {ask.data && (
        <SecretDialog
          title={say('export.title')}
          text={say('export.text')}
          secret={ask.data.url}
          onClose={() => ask.reset()}
        />
      )}
    </>
  )
}
