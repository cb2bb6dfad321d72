import type { EndpointWire } from '../../../../../src/http/contract/webhook-endpoints.ts'
import { useWebhookWords } from '../../../i18n/webhooks.ts'
import { useAct } from '../../../lib/api/use-act.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'

/** Asks once more: what is deleted cannot be had back. */
export function DeleteDialog({ endpoint, onClose }: { endpoint: EndpointWire; onClose: () => void }) {
  const words = useWords()
  const tell = useWebhookWords()
  const { endpoint_id: id, name, version } = endpoint
  const remove = useAct(
    (api, _: undefined) => api('DELETE /v1/webhook-endpoints/:id', { params: { id }, seen: version }),
    ['webhooks'],
  )
  return (
    <Dialog title={tell('delete.title', { name })} onClose={onClose}>
      <p className="text-soft">{tell('delete.text')}</p>
      <DialogActions>
        <Button onClick={onClose}>{words('dialog.cancel')}</Button>
        <Button look="danger" busy={remove.isPending} onClick={() => remove.mutate(undefined, { onSettled: onClose })}>
          {tell('delete')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
