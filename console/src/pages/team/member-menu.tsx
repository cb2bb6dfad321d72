import { useState } from 'react'
import type { MemberWire } from '../../../../src/http/contract/team.ts'
import { useAdminWords } from '../../i18n/admin.ts'
import { useMe } from '../../lib/api/me.ts'
import { useAct } from '../../lib/api/use-act.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { SecretDialog } from '../../ui/secret-dialog.tsx'
import { CapacityDialog } from './capacity-dialog.tsx'
import { ROLES } from './roles.ts'

/** What can be done with a colleague; whoever looks may not change herself. */
export function MemberMenu({ member }: { member: MemberWire }) {
  const words = useWords()
  const say = useAdminWords()
  const { user } = useMe()
  const [leaves, setLeaves] = useState(false)
  const [capacity, setCapacity] = useState(false)
  const params = { id: member.user_id }
  const change = useAct(
    (api, role: (typeof ROLES)[number]) => api('PATCH /v1/team/:id', { params, body: { role }, seen: member.version }),
    ['team'],
  )
  const reset = useAct((api, user_id: string) => api('POST /v1/auth/reset', { body: { user_id } }), ['team'])
  if (user.user_id === member.user_id) return null
  return (
    <>
      <Menu
        trigger={
          <Button look="quiet" small square aria-label={say('team.do_with', { name: member.name })}>
            <Icon name="more" />
          </Button>
        }
      >
        <MenuChoice
          label={say('team.role')}
          value={member.role}
          onChange={(role) => change.mutate(role)}
          options={ROLES.map((value) => ({ value, label: words(`role.${value}`) }))}
        />
        <MenuSeparator />
        {member.role !== 'auditor' && <MenuItem onSelect={() => setCapacity(true)}>{say('team.capacity')}</MenuItem>}
        {member.state === 'active' && (
          <MenuItem onSelect={() => reset.mutate(member.user_id)}>{say('team.reset')}</MenuItem>
        )}
        <MenuItem danger onSelect={() => setLeaves(true)}>
          {say('team.remove')}
        </MenuItem>
      </Menu>
      {capacity && <CapacityDialog member={member} onClose={() => setCapacity(false)} />}
      {leaves && <RemoveDialog member={member} onClose={() => setLeaves(false)} />}
      {reset.data && (
        <SecretDialog
          title={say('team.reset')}
          text={say('team.link.text', { name: member.name })}
          secret={reset.data.link}
          onClose={reset.reset}
        />
      )}
    </>
  )
}

function RemoveDialog({ member, onClose }: { member: MemberWire; onClose: () => void }) {
  const words = useWords()
  const say = useAdminWords()
  const remove = useAct(
    (api, id: string) => api('DELETE /v1/team/:id', { params: { id }, seen: member.version }),
    ['team'],
  )
  return (
    <Dialog title={say('team.remove.title', { name: member.name })} onClose={onClose}>
      <p>{say('team.remove.text')}</p>
      <DialogActions>
        <Button onClick={onClose}>{words('dialog.cancel')}</Button>
        <Button
          look="danger"
          busy={remove.isPending}
          onClick={() => remove.mutate(member.user_id, { onSuccess: onClose })}
        >
          {say('team.remove')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
