import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import type { CustomerPanelWire } from '../../../../../src/http/contract/inbox-shapes.ts'
import { useCustomerWords } from '../../../i18n/customers.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { useKeys } from '../../../lib/keys/use-keys.ts'
import { useWords } from '../../../lib/words.ts'
import { Card } from '../../../ui/card.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageFrame } from '../../../ui/page-frame.tsx'
import { customerQuery } from '../../inbox/queries.ts'
import { EditCustomer } from '../../inbox/side/edit-customer.tsx'
import { Orders } from '../../inbox/side/orders.tsx'
import { Ratings } from '../../inbox/side/ratings.tsx'
import { AboutCard } from './about-card.tsx'
import { ConsentCard } from './consent-card.tsx'
import { Erase } from './erase.tsx'
import { ErasedCard } from './erased-card.tsx'
import { erasureQuery } from './erasure-query.ts'
import { Export } from './export.tsx'
import { MemoryCard } from './memory-card.tsx'
import { TicketsCard } from './tickets-card.tsx'

const route = getRouteApi('/inside/customers/$customerId')

/** Who a customer is, what she bought, agreed to and asked for. Escape leads back to the list. */
export function CustomerPage() {
  const { customerId } = route.useParams()
  const words = useWords()
  const say = useCustomerWords()
  const api = useApi()
  const navigate = useNavigate()
  const customer = useQuery(customerQuery(api, customerId))
  const erasure = useQuery(erasureQuery(api, customerId))
  useKeys({ back: () => void navigate({ to: '/customers' }) })
  const { data } = customer
  const name = data?.name ?? data?.phone ?? words('inbox.visitor')
  const erased = erasure.data ?? null
  return (
    <PageFrame
      title={erased ? say('erased') : name}
      action={data && erasure.data === null && <Actions customer={data} name={name} />}
    >
      <Link to="/customers" className="self-start text-small text-accent hover:underline">
        {say('back')}
      </Link>
      <Loaded query={erasure}>
        {(proof) =>
          proof ? (
            <ErasedCard erasure={proof} />
          ) : (
            <Loaded query={customer}>{(found) => <Whole customer={found} />}</Loaded>
          )
        }
      </Loaded>
    </PageFrame>
  )
}

function Actions({ customer, name }: { customer: CustomerPanelWire; name: string }) {
  const say = useCustomerWords()
  const [conversationId] = customer.conversation_ids
  return (
    <div className="flex flex-wrap items-center gap-3">
      {conversationId && (
        <Link
          to="/inbox/$conversationId"
          params={{ conversationId }}
          className="text-small text-accent hover:underline"
        >
          {say('chat')}
        </Link>
      )}
      <EditCustomer customer={customer} />
      <Export customerId={customer.customer_id} />
      <Erase customer={customer} name={name} />
    </div>
  )
}

function Whole({ customer }: { customer: CustomerPanelWire }) {
  const words = useWords()
  const say = useCustomerWords()
  const { customer_id: id, orders, ratings, tickets } = customer
  return (
    <div className="grid items-start gap-4 tablet:grid-cols-2">
      <AboutCard customer={customer} />
      <ConsentCard customerId={id} />
      <Card title={say('orders')}>
        <div className="p-4 text-small">
          {orders.length === 0 ? <p className="text-soft">{say('orders.none')}</p> : <Orders orders={orders} />}
        </div>
      </Card>
      <TicketsCard tickets={tickets} />
      <MemoryCard customerId={id} />
      {ratings.length > 0 && (
        <Card title={words('rating.title')}>
          <div className="p-4 text-small">
            <Ratings ratings={ratings} />
          </div>
        </Card>
      )}
    </div>
  )
}
