import type { FormEvent } from 'react'
import type { MemberWire } from '../../../../src/http/contract/team.ts'
import { useAdminWords } from '../../i18n/admin.ts'
import { useAct } from '../../lib/api/use-act.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'

const MOST = 1000

/** How many chats a colleague is given at once; what she takes by herself is not counted against her. */
export function CapacityDialog({ member, onClose }: { member: MemberWire; onClose: () => void }) {
  const say = useAdminWords()
  const change = useAct(
    (api, capacity: number) =>
      api('PATCH /v1/team/:id', { params: { id: member.user_id }, body: { capacity }, seen: member.version }),
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
        <FormActions onCancel={onClose} busy={change.isPending}>
          {say('team.capacity.submit')}
        </FormActions>
      </form>
    </Dialog>
  )
}
