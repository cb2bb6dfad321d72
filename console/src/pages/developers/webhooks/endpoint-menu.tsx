import { useState } from 'react'
import type { EndpointWire } from '../../../../../src/http/contract/webhook-endpoints.ts'
import { useWebhookWords } from '../../../i18n/webhooks.ts'
import { useAct } from '../../../lib/api/use-act.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx'
import { SecretDialog } from '../../../ui/secret-dialog.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { EndpointDialog } from './endpoint-dialog.tsx'
import { ReplayDialog } from './replay-dialog.tsx'

const CHANGES = ['webhooks']

/** What can be done with an endpoint. */
export function EndpointMenu({ endpoint }: { endpoint: EndpointWire }) {
  const tell = useWebhookWords()
  const toasts = useToasts()
  const [open, setOpen] = useState<'change' | 'replay' | 'delete' | null>(null)
  const close = () => setOpen(null)
  const { test, rotate, turn } = useMoves(endpoint)
  const isOn = endpoint.state === 'active'
  return (
    <>
      <Menu
        trigger={
          <Button look="quiet" small square aria-label={tell('do.with', { name: endpoint.name })}>
            <Icon name="more" />
          </Button>
        }
      >
        <MenuItem onSelect={() => setOpen('change')}>{tell('change')}</MenuItem>
        <MenuItem
          disabled={!isOn}
          onSelect={() => test.mutate(undefined, { onSuccess: () => toasts.say(tell('tested')) })}
        >
          {tell('test')}
        </MenuItem>
        <MenuItem disabled={!isOn} onSelect={() => setOpen('replay')}>
          {tell('replay')}
        </MenuItem>
        <MenuItem onSelect={() => rotate.mutate(undefined)}>{tell('rotate')}</MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={() => turn.mutate(isOn ? 'disabled' : 'active')}>
          {tell(isOn ? 'switch.off' : 'switch.on')}
        </MenuItem>
        <MenuItem danger onSelect={() => setOpen('delete')}>
          {tell('delete')}
        </MenuItem>
      </Menu>
      {open === 'change' && <EndpointDialog endpoint={endpoint} onClose={close} />}
      {open === 'replay' && <ReplayDialog endpoint={endpoint} onClose={close} />}
      {open === 'delete' && <DeleteDialog endpoint={endpoint} onClose={close} />}
      {rotate.data && (
        <SecretDialog
          title={tell('secret')}
          text={tell('secret.replaced')}
          secret={rotate.data.secret}
          onClose={rotate.reset}
        />
      )}
    </>
  )
}

function useMoves({ endpoint_id: id, version: seen }: EndpointWire) {
  const params = { id }
  const test = useAct((api, _: undefined) => api('POST /v1/webhook-endpoints/:id/test', { params, body: {} }), CHANGES)
  const rotate = useAct(
    (api, _: undefined) => api('POST /v1/webhook-endpoints/:id/rotate-secret', { params, body: {} }),
    CHANGES,
  )
  const turn = useAct(
    (api, state: EndpointWire['state']) => api('PATCH /v1/webhook-endpoints/:id', { params, seen, body: { state } }),
    CHANGES,
  )
  return { test, rotate, turn }
}
