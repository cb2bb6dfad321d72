import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { KeyWire } from '../../../../src/http/contract/keys.ts'
import { useAdminWords } from '../../i18n/admin.ts'
import { useApi } from '../../lib/api/api-context.ts'
import { useAct } from '../../lib/api/use-act.ts'
import { useNow } from '../../lib/clock.ts'
import { useReader } from '../../lib/reader.ts'
import { formatAge, formatDay } from '../../lib/times.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { SecretDialog } from '../../ui/secret-dialog.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { CreateKeyDialog } from './create-key-dialog.tsx'

/** The keys of programs: what each may do, and when it was used last. Their secrets are nowhere. */
export function Keys() {
  const say = useAdminWords()
  const api = useApi()
  const [creates, setCreates] = useState(false)
  const keys = useQuery({
    queryKey: ['keys'],
    queryFn: async ({ signal }) => (await api('GET /v1/keys', { signal })).keys,
  })
  const columns = useColumns()
  return (
    <div className="flex flex-col gap-3">
      <Button look="primary" className="self-end" onClick={() => setCreates(true)}>
        {say('keys.create')}
      </Button>
      <Loaded query={keys}>
        {(all) =>
          all.length === 0 ? (
            <Empty icon="key" title={say('keys.none')} />
          ) : (
            <Table caption={say('keys.api')} columns={columns} rows={all} keyOf={(key) => key.key_id} />
          )
        }
      </Loaded>
      {creates && <CreateKeyDialog onClose={() => setCreates(false)} />}
    </div>
  )
}

function useColumns(): Column<KeyWire>[] {
  const words = useWords()
  const say = useAdminWords()
  const reader = useReader()
  const now = useNow()
  return [
    {
      key: 'name',
      title: words('side.name'),
      cell: ({ name, on_behalf_of: person }) => (
        <>
          <span className="font-medium">{name}</span>
          {person !== null && (
            <span className="block text-meta text-soft">
              {say('keys.for', { name: person.name ?? person.user_id })}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'scopes',
      title: say('keys.scopes'),
      cell: ({ scopes }) => (
        <span className="flex flex-wrap gap-1">
          {scopes.map((scope) => (
            <Chip key={scope}>{scope === '*' ? say('keys.everything') : scope}</Chip>
          ))}
        </span>
      ),
    },
    {
      key: 'used',
      title: say('keys.used'),
      wide: true,
      cell: ({ last_used_at: at }) =>
        at === null ? say('team.never') : (formatAge(Date.parse(at), now, reader) ?? words('time.now')),
    },
    {
      key: 'ends',
      title: say('keys.ends'),
      wide: true,
      cell: ({ expires_at: at }) => (at === null ? say('keys.never_ends') : formatDay(Date.parse(at), reader)),
    },
    { key: 'do', title: say('team.do'), cell: (key) => <KeyMenu apiKey={key} /> },
  ]
}

function KeyMenu({ apiKey }: { apiKey: KeyWire }) {
  const say = useAdminWords()
  const params = { id: apiKey.key_id }
  const rotate = useAct((api, _: undefined) => api('POST /v1/keys/:id/rotate', { params, body: {} }), ['keys'])
  const revoke = useAct((api, _: undefined) => api('DELETE /v1/keys/:id', { params }), ['keys'])
  if (apiKey.revoked_at !== null) return <Chip tone="danger">{say('keys.revoked')}</Chip>
  return (
    <>
      <Menu
        trigger={
          <Button look="quiet" small square aria-label={say('team.do_with', { name: apiKey.name })}>
            <Icon name="more" />
          </Button>
        }
      >
        <MenuItem onSelect={() => rotate.mutate(undefined)}>{say('keys.rotate')}</MenuItem>
        <MenuItem danger onSelect={() => revoke.mutate(undefined)}>
          {say('keys.revoke')}
        </MenuItem>
      </Menu>
      {rotate.data && (
        <SecretDialog
          title={say('keys.secret')}
          text={say('keys.rotate.text')}
          secret={rotate.data.token}
          onClose={rotate.reset}
        />
      )}
    </>
  )
}
