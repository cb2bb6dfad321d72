import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SetupStepWire } from '../../../../src/http/contract/setup.ts'
import { useSetupWords } from '../../i18n/setup.ts'
import { useMay } from '../../lib/api/me.ts'
import { useAct } from '../../lib/api/use-act.ts'
import { useReader } from '../../lib/reader.ts'
import { formatInstant } from '../../lib/times.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { PromptTry } from './prompt-try.tsx'

const TONES = { done: 'good', open: 'neutral', failed: 'danger', waiting: 'warn' } as const

/** One step: what it is, why, how it stands, and what can be done about it. */
export function Step({ step: { step, state, reason, problem, at } }: { step: SetupStepWire }) {
  const say = useSetupWords()
  const reader = useReader()
  return (
    <li className="flex flex-col gap-2 border-b border-line px-4 py-3 last:border-0">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="font-semibold">{say(step)}</h2>
        <Chip tone={TONES[state]}>{say(state)}</Chip>
        {at !== null && (
          <time dateTime={at} className="text-meta text-soft">
            {say('tried', { at: formatInstant(Date.parse(at), reader) })}
          </time>
        )}
      </div>
      <p className="text-small text-soft">{say(`${step}.why`)}</p>
      {reason !== null && <p className="text-small font-medium">{say(reasonKey(reason))}</p>}
      {problem !== null && <p className="text-small break-words text-soft">{say('says', { problem })}</p>}
      {state !== 'done' && <Todo step={step} state={state} />}
    </li>
  )
}

const REASONS = [
  ...(['no_number', 'no_account', 'switched_off', 'unreachable', 'elsewhere', 'rejected', 'refused'] as const),
  ...(['unknown', 'cancelled_by_payer', 'wrong_pin', 'insufficient_funds', 'expired'] as const),
]

/** What M-PESA says of a prompt has more words than a shop needs: the rest is read beside it. */
function reasonKey(reason: string) {
  return `reason.${REASONS.find((known) => known === reason) ?? 'other'}` as const
}

/** Of what has no page of its own yet there is nothing to press. */
function Todo({ step, state }: Pick<SetupStepWire, 'step' | 'state'>): ReactNode {
  const say = useSetupWords()
  const may = useMay()
  const navigate = useNavigate()
  const knock = useAct((api, _: undefined) => api('POST /v1/setup/webhook', { body: {} }), ['setup'])
  if (step === 'number' && may('listConnections')) {
    return <Press onPress={() => void navigate({ to: '/connections' })}>{say('number.do')}</Press>
  }
  if (step === 'team' && may('listTeam')) {
    return <Press onPress={() => void navigate({ to: '/team' })}>{say('team.do')}</Press>
  }
  if (step === 'webhook' && may('tryWebhook')) {
    return (
      <Press busy={knock.isPending} onPress={() => knock.mutate(undefined)}>
        {say('webhook.do')}
      </Press>
    )
  }
  return step === 'prompt' && may('tryPrompt') ? <PromptTry waits={state === 'waiting'} /> : null
}

function Press({ busy, onPress, children }: { busy?: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <Button small className="self-start" busy={busy} onClick={onPress}>
      {children}
    </Button>
  )
}
