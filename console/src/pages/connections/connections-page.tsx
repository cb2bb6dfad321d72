import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ConnectionsWire } from '../../../../src/http/contract/connections.ts'
import { useConnectionWords } from '../../i18n/connections.ts'
import { useApi } from '../../lib/api/api-context.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { ConnectDialog } from './connect-dialog.tsx'
import { MpesaFacts, PesapalFacts, WhatsappFacts } from './facts.tsx'
import type { ConnectionKind } from './kinds.ts'
import { ProviderCard } from './provider-card.tsx'

/** With whom a shop is connected: what is there, and the way to give it other keys. */
export function ConnectionsPage() {
  const words = useWords()
  const say = useConnectionWords()
  const api = useApi()
  const [opened, setOpened] = useState<ConnectionKind | null>(null)
  const found = useQuery({
    queryKey: ['connections'],
    queryFn: async ({ signal }) => (await api('GET /v1/connections', { signal })).connections,
  })
  return (
    <PageFrame title={words('nav.connections')} lead={say('lead')}>
      <Loaded query={found}>{(connections) => <Providers connections={connections} onOpen={setOpened} />}</Loaded>
      {opened && <ConnectDialog kind={opened} onClose={() => setOpened(null)} />}
    </PageFrame>
  )
}

function Providers({ connections, onOpen }: { connections: ConnectionsWire; onOpen: (kind: ConnectionKind) => void }) {
  const say = useConnectionWords()
  const { whatsapp, mpesa, pesapal } = connections
  const button = (kind: ConnectionKind, isThere: boolean) => (
    <Button small onClick={() => onOpen(kind)}>
      {say(isThere ? 'change' : 'connect')}
    </Button>
  )
  return (
    <>
      <ProviderCard title="WhatsApp" why={say('whatsapp.why')} aside={button('whatsapp', whatsapp.length > 0)}>
        {whatsapp.map((number) => (
          <WhatsappFacts key={number.number} number={number} />
        ))}
      </ProviderCard>
      <ProviderCard title="M-PESA" why={say('mpesa.why')} aside={button('mpesa', mpesa !== null)}>
        {mpesa && <MpesaFacts account={mpesa} />}
      </ProviderCard>
      <ProviderCard title="PesaPal" why={say('pesapal.why')} aside={button('pesapal', pesapal !== null)}>
        {pesapal && <PesapalFacts account={pesapal} />}
      </ProviderCard>
    </>
  )
}
