import type { FormEvent } from 'react'
import type { MemberWire } from '../../../../src/http/contract/team.ts'
import { useAdminWords } from '../../i18n/admin.ts'
import { useAct } from '../../lib/api/use-act.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'

const MOST = 1000

/** How many chats a colleague is given at once; what she takes by herself is not counted against her. */
export function CapacityDialog({ member, onClose }: { member: MemberWire; onClose: () => void }) {
  const words = useWords()
  const say = useAdminWords()
  const change = useAct(
    (api, capacity: number) =>
      api('PATCH /v1/team/:id', { params: { id: member.user_id }, body: { capacity, version: member.version } }),
    ['team'],
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    change.mutate(Number(new FormData(event.currentTarget).get('capacity')), { onSuccess: onClose })
  }
  return (
    <Dialog title={say('team.capacity.of', { name: member.name })} onClose={onClose}>
      <form onSubmit={submit}>
        <Field
          label={say('team.capacity')}
          help={say('team.capacity.help')}
          name="capacity"
          type="number"
          min={0}
          max={MOST}
          required
          defaultValue={member.capacity}
        />
        <DialogActions>
          <Button onClick={onClose}>{words('dialog.cancel')}</Button>
          <Button type="submit" look="primary" busy={change.isPending}>
            {say('team.capacity.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
