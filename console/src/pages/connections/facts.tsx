import type { ReactNode } from 'react'
import type { ConnectionsWire } from '../../../../src/http/contract/connections.ts'
import { useConnectionWords } from '../../i18n/connections.ts'
import { useReader } from '../../lib/reader.ts'
import { formatInstant } from '../../lib/times.ts'
import { Chip } from '../../ui/chip.tsx'
import { Code } from '../../ui/code.tsx'
import { Fact } from '../../ui/fact.tsx'

const LIST = 'flex flex-col gap-1.5 text-small'

/** A number, and where it must be told to send what arrives. */
export function WhatsappFacts({ number }: { number: ConnectionsWire['whatsapp'][number] }) {
  const say = useConnectionWords()
  return (
    <div className="flex flex-col gap-3">
      <dl className={LIST}>
        <Fact name={say('whatsapp.number')}>{number.number}</Fact>
        <Fact name={say('whatsapp.account')}>{number.account}</Fact>
        <Fact name={say('since')}>
          <At instant={number.connected_at} />
        </Fact>
        <Fact name={say('whatsapp.heard')}>
          {number.heard_at === null ? say('whatsapp.never') : <At instant={number.heard_at} />}
        </Fact>
      </dl>
      <Code title={say('whatsapp.webhook')} text={number.webhook_url} />
      <p className="text-meta text-soft">{say('whatsapp.webhook.help')}</p>
    </div>
  )
}

export function MpesaFacts({ account }: { account: NonNullable<ConnectionsWire['mpesa']> }) {
  const say = useConnectionWords()
  return (
    <dl className={LIST}>
      <Fact name={say('mpesa.shortcode')}>{account.shortcode}</Fact>
      {account.till !== null && <Fact name={say('mpesa.till')}>{account.till}</Fact>}
      <Fact name={say('mpesa.sends_back')}>
        {say(account.sends_back ? 'mpesa.sends_back.yes' : 'mpesa.sends_back.no')}
      </Fact>
      <Standing {...account} />
    </dl>
  )
}

export function PesapalFacts({ account }: { account: NonNullable<ConnectionsWire['pesapal']> }) {
  const say = useConnectionWords()
  return (
    <dl className={LIST}>
      <Fact name={say('pesapal.currencies')}>{account.currencies.join(', ')}</Fact>
      <Standing {...account} />
    </dl>
  )
}

interface StandingProps {
  environment: 'sandbox' | 'production'
  offered: boolean
  connected_at: string
}

/** What every payment account says of itself. */
function Standing({ environment, offered, connected_at }: StandingProps): ReactNode {
  const say = useConnectionWords()
  return (
    <>
      <Fact name={say('environment')}>
        <Chip tone={environment === 'production' ? 'good' : 'warn'}>{say(environment)}</Chip>
      </Fact>
      <Fact name={say('since')}>
        <At instant={connected_at} />
      </Fact>
      <Fact name={say('checkout')}>
        <span className={offered ? '' : 'text-warn'}>{say(offered ? 'offered' : 'not_offered')}</span>
      </Fact>
    </>
  )
}

function At({ instant }: { instant: string }) {
  return <time dateTime={instant}>{formatInstant(Date.parse(instant), useReader())}</time>
}
