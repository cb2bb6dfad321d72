import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useConnectionWords } from '../../i18n/connections.ts'
import { useApi } from '../../lib/api/api-context.ts'
import { useShell } from '../../shell/shell-context.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { useToasts } from '../../ui/toast.tsx'
import { saveKeys, type TypedKeys, testKeys, type Verdict } from './ask-provider.ts'
import { KeyFields } from './key-fields.tsx'
import type { ConnectionKind } from './kinds.ts'
import { readKeys } from './read-keys.ts'

const NAMES = { whatsapp: 'WhatsApp', mpesa: 'M-PESA', pesapal: 'PesaPal' } as const

/** Takes the keys of a provider, asks it, and stores what it lets in. */
export function ConnectDialog({ kind, onClose }: { kind: ConnectionKind; onClose: () => void }) {
  const say = useConnectionWords()
  const { ask, verdict, forget } = useAsk(onClose)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const keeps = submitter?.getAttribute('value') === 'save'
    ask.mutate({ keys: readKeys(kind, new FormData(event.currentTarget)), keeps })
  }
  return (
    <Dialog title={NAMES[kind]} onClose={onClose}>
      <form onSubmit={submit} onChange={forget} className="flex flex-col gap-4">
        <KeyFields kind={kind} />
        <div role="status">{verdict && <Said kind={kind} verdict={verdict} />}</div>
        <DialogActions>
          <Button type="submit" value="test" busy={ask.isPending}>
            {say('test')}
          </Button>
          <Button type="submit" value="save" look="primary" busy={ask.isPending}>
            {say('save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** Asks first and stores only what works; what was said holds until something else is typed. */
function useAsk(onSaved: () => void) {
  const say = useConnectionWords()
  const api = useApi()
  const queries = useQueryClient()
  const toasts = useToasts()
  const { fail } = useShell()
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const ask = useMutation({
    mutationFn: async ({ keys, keeps }: { keys: TypedKeys; keeps: boolean }) => {
      const said = await testKeys(api, keys)
      if (said.outcome === 'works' && keeps) await saveKeys(api, keys)
      return { said, saved: said.outcome === 'works' && keeps }
    },
    onError: fail,
    onSuccess: async ({ said, saved }) => {
      setVerdict(said)
      if (!saved) return
      await queries.invalidateQueries({ queryKey: ['connections'] })
      toasts.say(say('saved'))
      onSaved()
    },
  })
  return { ask, verdict, forget: () => setVerdict(null) }
}

function Said({ kind, verdict: { outcome, reason, problem } }: { kind: ConnectionKind; verdict: Verdict }) {
  const say = useConnectionWords()
  if (outcome === 'works') {
    return (
      <p className="rounded-md bg-good-tint px-3 py-2 text-small text-good">
        {say(kind === 'mpesa' ? 'test.works.mpesa' : 'test.works')}
      </p>
    )
  }
  const why =
    reason === null
      ? 'unreachable'
      : reason === 'keys'
        ? (`refused.keys.${kind}` as const)
        : (`refused.${reason}` as const)
  return (
    <div
      className={`rounded-md px-3 py-2 text-small ${outcome === 'refused' ? 'bg-danger-tint text-danger' : 'bg-warn-tint text-warn'}`}
    >
      <p className="font-medium">{say(why)}</p>
      {problem !== null && <p className="break-words">{say('says', { problem })}</p>}
    </div>
  )
}
