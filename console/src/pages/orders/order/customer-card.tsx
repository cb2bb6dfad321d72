import { Link } from '@tanstack/react-router'
import type { OrderWire } from '../../../../../src/http/contract/order-shapes.ts'
import { useTradeWords } from '../../../i18n/trade.ts'
import { useMay } from '../../../lib/api/me.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { languageName } from '../../inbox/language-name.ts'
import { customerOf } from '../customer-of.ts'

/** Whose order it is, and the chat in which she made it. */
export function CustomerCard({ order }: { order: OrderWire }) {
  const say = useTradeWords()
  const may = useMay()
  const { customer, conversation_id } = order
  const name = customerOf(order, say)
  return (
    <Card title={say('order.customer')}>
      <div className="flex items-center gap-3 p-4">
        <Avatar name={name} size="large" />
        <div className="min-w-0">
          <p className="truncate font-medium">{name}</p>
          <p className="figures text-small text-soft">
            {[customer.name && customer.phone, customer.language && languageName(customer.language)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </div>
      {may('listConversations') && (
        <div data-print="none" className="border-t border-line px-4 py-3">
          <Link
            to="/inbox/$conversationId"
            params={{ conversationId: conversation_id }}
            className="touchable inline-flex h-7 items-center gap-2 rounded-md border border-line bg-surface px-3 text-small font-semibold hover:bg-sunken"
          >
            <Icon name="inbox" size={16} />
            {say('order.open_chat')}
          </Link>
        </div>
      )}
    </Card>
  )
}
