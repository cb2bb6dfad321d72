import { useQuery } from '@tanstack/react-query'
import { useWebhookWords } from '../../../i18n/webhooks.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { Code } from '../../../ui/code.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { eventTypesQuery } from './event-types-query.ts'

/** What programs can hear of, each with what is sent. */
export function EventCatalogue() {
  const tell = useWebhookWords()
  const types = useQuery(eventTypesQuery(useApi()))
  return (
    <div className="flex flex-col gap-3">
      <p className="text-soft">{tell('events.lead')}</p>
      <Loaded query={types}>
        {(all) => (
          <ul className="rounded-lg border border-line bg-surface">
            {all.map(({ type, example }) => (
              <li key={type} className="border-b border-line last:border-0">
                <details>
                  <summary className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-4 py-2.5">
                    <span className="font-mono text-small break-all">{type}</span>
                    <span className="text-small text-soft">{tell(`events.${type}`)}</span>
                  </summary>
                  <div className="px-4 pb-4">
                    <Code title={tell('delivery.body')} text={JSON.stringify(example, null, 2)} />
                  </div>
                </details>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  )
}
