import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SessionWire } from '../../../../src/http/contract/own-account.ts'
import { useAccountWords } from '../../i18n/account.ts'
import { useApi } from '../../lib/api/api-context.ts'
import { useSession } from '../../lib/api/session-context.ts'
import { useAct } from '../../lib/api/use-act.ts'
import { useNow } from '../../lib/clock.ts'
import { useReader } from '../../lib/reader.ts'
import { formatAge } from '../../lib/times.ts'
import { useWords } from '../../lib/words.ts'
import { useShell } from '../../shell/shell-context.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { browserOf } from './browser-of.ts'

/** Every place where she is signed in, this one first. */
export function Sessions() {
  const say = useAccountWords()
  const api = useApi()
  const [leaves, setLeaves] = useState(false)
  const sessions = useQuery({
    queryKey: ['sessions'],
    queryFn: async ({ signal }) => (await api('GET /v1/auth/sessions', { signal })).sessions,
  })
  return (
    <>
      <Loaded query={sessions}>
        {(all) => (
          <ul>
            {all
              .toSorted((one, other) => Number(other.current) - Number(one.current))
              .map((session) => (
                <Place key={session.session_id} session={session} />
              ))}
          </ul>
        )}
      </Loaded>
      <Button look="danger" className="mt-3" onClick={() => setLeaves(true)}>
        {say('account.sessions.everywhere')}
      </Button>
      {leaves && <LeaveDialog onClose={() => setLeaves(false)} />}
    </>
  )
}

function Place({ session }: { session: SessionWire }) {
  const say = useAccountWords()
  const reader = useReader()
  const now = useNow()
  const end = useAct((api, id: string) => api('DELETE /v1/auth/sessions/:id', { params: { id } }), ['sessions'])
  const known = browserOf(session.agent)
  const name = known ? say('account.sessions.on', known) : say('account.sessions.unknown')
  const age = formatAge(Date.parse(session.seen_at), now, reader)
  const seen = age === null ? say('account.sessions.now') : say('account.sessions.seen', { time: age })
  return (
    <li className="flex items-center gap-3 border-b border-line py-2.5 last:border-0">
      <div className="min-w-0 grow">
        <p className="flex items-center gap-2 font-medium">
          {name}
          {session.current && <Chip tone="good">{say('account.sessions.here')}</Chip>}
        </p>
        <p className="figures truncate text-small text-soft">{[session.ip, seen].filter(Boolean).join(' · ')}</p>
      </div>
      {!session.current && (
        <Button
          small
          busy={end.isPending}
          aria-label={say('account.sessions.end_named', { name })}
          onClick={() => end.mutate(session.session_id)}
        >
          {say('account.sessions.end')}
        </Button>
      )}
    </li>
  )
}

function LeaveDialog({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const say = useAccountWords()
  const session = useSession()
  const { fail } = useShell()
  const [busy, setBusy] = useState(false)
  const leave = () => {
    setBusy(true)
    session
      .signOut(true)
      .catch(fail)
      .finally(() => setBusy(false))
  }
  return (
    <Dialog title={say('account.sessions.everywhere.title')} onClose={onClose}>
      <p>{say('account.sessions.everywhere.text')}</p>
      <DialogActions>
        <Button onClick={onClose}>{words('dialog.cancel')}</Button>
        <Button look="danger" busy={busy} onClick={leave}>
          {say('account.sessions.everywhere')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
