import type { CustomerPanelWire } from '../../../../../src/http/contract/inbox-shapes.ts'
import { useCustomerWords } from '../../../i18n/customers.ts'
import { useEditWords } from '../../../i18n/edit.ts'
import { formatMoney } from '../../../lib/money.ts'
import { useReader } from '../../../lib/reader.ts'
import { formatDay, formatInstant } from '../../../lib/times.ts'
import { useWords } from '../../../lib/words.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Fact } from '../../../ui/fact.tsx'
import { languageName } from '../../inbox/language-name.ts'

/** Who a customer is, and what staff keep in mind of her. */
export function AboutCard({ customer }: { customer: CustomerPanelWire }) {
  const words = useWords()
  const say = useCustomerWords()
  const edit = useEditWords()
  const reader = useReader()
  const { phone, language, since, last_seen_at, spent, tags, notes, opted_out } = customer
  return (
    <Card title={say('about')} aside={opted_out && <Chip tone="danger">{say('stopped')}</Chip>}>
      <dl className="flex flex-col gap-1.5 p-4 text-small">
        {phone && <Fact name={words('side.phone')}>{phone}</Fact>}
        {language && <Fact name={words('side.language')}>{languageName(language)}</Fact>}
        <Fact name={words('side.since')}>{formatDay(Date.parse(since), reader)}</Fact>
        <Fact name={say('seen')}>{formatInstant(Date.parse(last_seen_at), reader)}</Fact>
        {spent.length > 0 && (
          <Fact name={words('side.spent')}>
            {spent.map(({ amount }) => formatMoney(amount, reader.locale)).join(', ')}
          </Fact>
        )}
        {tags.length > 0 && <Fact name={edit('tags')}>{tags.join(', ')}</Fact>}
        {notes && (
          <Fact name={edit('notes')}>
            <span className="whitespace-pre-wrap">{notes}</span>
          </Fact>
        )}
      </dl>
    </Card>
  )
}
