import { useState } from 'react'
import { useAccountWords } from '../../i18n/account.ts'
import { useMe } from '../../lib/api/me.ts'
import { useAct } from '../../lib/api/use-act.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpTwoStep } from './set-up-two-step.tsx'

/** Whether a code is asked for beside the password, and the way to change that. */
export function TwoStep() {
  const say = useAccountWords()
  const { user } = useMe()
  const [ends, setEnds] = useState(false)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const begin = useAct((api, _: null) => api('POST /v1/auth/totp/setup', { body: {} }), [])
  return (
    <div className="flex items-center gap-3">
      <Chip tone={user.two_step ? 'good' : 'neutral'}>
        {say(user.two_step ? 'account.two_step.on' : 'account.two_step.off')}
      </Chip>
      {user.two_step ? (
        <Button onClick={() => setEnds(true)}>{say('account.two_step.disable')}</Button>
      ) : (
        <Button busy={begin.isPending} onClick={() => begin.mutate(null)}>
          {say('account.two_step.set_up')}
        </Button>
      )}
      {begin.data && codes === null && (
        <SetUpTwoStep begun={begin.data} onClose={begin.reset} onConfirmed={(given) => setCodes(given)} />
      )}
      {codes && (
        <RecoveryCodes
          codes={codes}
          onClose={() => {
            setCodes(null)
            begin.reset()
          }}
        />
      )}
      {ends && <DisableDialog onClose={() => setEnds(false)} />}
    </div>
  )
}

function DisableDialog({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const say = useAccountWords()
  const disable = useAct((api, _: null) => api('POST /v1/auth/totp/disable', { body: {} }), ['me'])
  return (
    <Dialog title={say('account.two_step.disable.title')} onClose={onClose}>
      <p>{say('account.two_step.disable.text')}</p>
      <DialogActions>
        <Button onClick={onClose}>{words('dialog.cancel')}</Button>
        <Button look="danger" busy={disable.isPending} onClick={() => disable.mutate(null, { onSuccess: onClose })}>
          {say('account.two_step.disable')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
