import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MemberWire } from '../../../../src/http/contract/team.ts'
import { useAdminWords } from '../../i18n/admin.ts'
import { useApi } from '../../lib/api/api-context.ts'
import { useMay } from '../../lib/api/me.ts'
import { teamQuery } from '../../lib/api/team-query.ts'
import { useNow } from '../../lib/clock.ts'
import { useReader } from '../../lib/reader.ts'
import { formatAge } from '../../lib/times.ts'
import { useWords } from '../../lib/words.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip, type Tone } from '../../ui/chip.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberMenu } from './member-menu.tsx'

const STATES: Readonly<Record<MemberWire['state'], Tone>> = { active: 'good', invited: 'warn', removed: 'neutral' }

/** Who works at the shop, what each may do, and who is there. */
export function TeamPage() {
  const words = useWords()
  const say = useAdminWords()
  const may = useMay()
  const [invites, setInvites] = useState(false)
  const team = useQuery(teamQuery(useApi()))
  const columns = useColumns(may('updateMember'))
  return (
    <PageFrame
      title={words('nav.team')}
      action={
        may('inviteMember') && (
          <Button look="primary" onClick={() => setInvites(true)}>
            {say('team.invite')}
          </Button>
        )
      }
    >
      <Loaded query={team}>
        {(members) => (
          <Table caption={words('nav.team')} columns={columns} rows={members} keyOf={(member) => member.user_id} />
        )}
      </Loaded>
      {invites && <InviteDialog onClose={() => setInvites(false)} />}
    </PageFrame>
  )
}

function useColumns(changes: boolean): Column<MemberWire>[] {
  const words = useWords()
  const say = useAdminWords()
  const menu: Column<MemberWire> = {
    key: 'menu',
    title: say('team.do'),
    cell: (member) => member.state !== 'removed' && <MemberMenu member={member} />,
  }
  return [
    { key: 'name', title: words('side.name'), cell: (member) => <Person member={member} /> },
    { key: 'role', title: say('team.role'), cell: ({ role }) => words(`role.${role}`) },
    {
      key: 'state',
      title: say('team.state'),
      cell: (member) => <Standing member={member} />,
    },
    {
      key: 'capacity',
      title: say('team.capacity'),
      wide: true,
      figures: true,
      cell: ({ role, capacity }) => (role === 'auditor' ? '–' : capacity),
    },
    {
      key: 'two_step',
      title: say('team.two_step'),
      wide: true,
      cell: ({ two_step: on }) => (
        <Chip tone={on ? 'good' : 'neutral'}>{say(on ? 'team.two_step.on' : 'team.two_step.off')}</Chip>
      ),
    },
    { key: 'seen', title: say('team.seen'), wide: true, cell: (member) => <Seen at={member.last_seen_at} /> },
    ...(changes ? [menu] : []),
  ]
}

/** Whether she is of the team; of those who are and talk with customers, whether chats are given to her now. */
function Standing({ member: { state, role, available } }: { member: MemberWire }) {
  const words = useWords()
  const say = useAdminWords()
  if (state !== 'active' || role === 'auditor') {
    return <Chip tone={STATES[state]}>{say(`team.state.${state}`)}</Chip>
  }
  return <Chip tone={available ? 'good' : 'neutral'}>{words(available ? 'me.available' : 'me.away')}</Chip>
}

function Person({ member }: { member: MemberWire }) {
  return (
    <span className="flex items-center gap-2.5">
      <Avatar name={member.name} />
      <span className="min-w-0">
        <span className="block font-medium">{member.name}</span>
        <span className="block break-all text-meta text-soft">{member.email}</span>
      </span>
    </span>
  )
}

function Seen({ at }: { at: string | null }) {
  const words = useWords()
  const say = useAdminWords()
  const reader = useReader()
  const now = useNow()
  if (at === null) return say('team.never')
  return formatAge(Date.parse(at), now, reader) ?? words('time.now')
}
