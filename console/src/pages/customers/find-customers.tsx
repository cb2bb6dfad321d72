import { useNavigate } from '@tanstack/react-router'
import { useCustomerWords } from '../../i18n/customers.ts'
import { FindField } from '../../ui/find-field.tsx'

/** Customers by a name, a number or a tag; it stands in the address. */
export function FindCustomers({ q }: { q: string | undefined }) {
  const say = useCustomerWords()
  const navigate = useNavigate()
  return (
    <FindField
      label={say('find')}
      dropLabel={say('find.drop', { text: q ?? '' })}
      text={q}
      onFind={(found) => void navigate({ to: '/customers', search: { q: found } })}
    />
  )
}
