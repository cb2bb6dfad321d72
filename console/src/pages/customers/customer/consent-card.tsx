import { useQuery } from '@tanstack/react-query'
import type { ConsentWire } from '../../../../../src/http/contract/customers.ts'
import { useCustomerWords } from '../../../i18n/customers.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { useReader } from '../../../lib/reader.ts'
import { formatDay, formatInstant } from '../../../lib/times.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip, type Tone } from '../../../ui/chip.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { consentQuery } from '../../inbox/queries.ts'

const PURPOSES = ['transactional', 'marketing', 'memory', 'trip_watch'] as const
const TONES: Readonly<Record<string, Tone>> = { granted: 'good', withdrawn: 'danger' }

/** What a customer agreed to, and how it came to that. */
export function ConsentCard({ customerId }: { customerId: string }) {
  const say = useCustomerWords()
  const query = useQuery(consentQuery(useApi(), customerId))
  return (
    <Card title={say('consent')}>
      <Loaded query={query}>{(consent) => <Consent consent={consent} />}</Loaded>
    </Card>
  )
}

function Consent({ consent: { current, trail } }: { consent: ConsentWire }) {
  const say = useCustomerWords()
  const reader = useReader()
  return (
    <div className="flex flex-col gap-3 p-4 text-small">
      <ul className="flex flex-col gap-1.5">
        {PURPOSES.map((purpose) => {
          const { state, since } = current[purpose]
          return (
            <li key={purpose} className="flex flex-wrap items-center gap-2">
              <span>{say(`consent.${purpose}`)}</span>
              <Chip tone={TONES[state]}>{say(`consent.${state}`)}</Chip>
              {since && (
                <span className="text-meta text-soft">
                  {say('consent.since', { when: formatDay(Date.parse(since), reader) })}
                </span>
              )}
            </li>
          )
        })}
      </ul>
      <details>
        <summary className="cursor-pointer font-medium">{say('consent.trail')}</summary>
        {trail.length === 0 && <p className="text-soft">{say('consent.trail.none')}</p>}
        <ol>
          {trail.map(({ purpose, action, source, at }) => (
            <li key={`${at} ${purpose} ${action}`} className="flex flex-wrap justify-between gap-2 py-1">
              <span>
                {say('consent.by', { purpose: say(`consent.${purpose}`), action: say(`consent.${action}`), source })}
              </span>
              <span className="figures text-meta text-soft">{formatInstant(Date.parse(at), reader)}</span>
            </li>
          ))}
        </ol>
      </details>
    </div>
  )
}
