import { useNavigate } from '@tanstack/react-router'
import { useCustomerWords } from '../../i18n/customers.ts'
import { SearchLine } from '../../ui/search-line.tsx'

/** Customers by a name, a number or a tag; it stands in the address. */
export function FindCustomers({ q }: { q: string | undefined }) {
  const say = useCustomerWords()
  const navigate = useNavigate()
  return (
    <SearchLine
      label={say('find')}
      dropLabel={say('find.drop', { text: q ?? '' })}
      value={q}
      onFind={(found) => void navigate({ to: '/customers', search: { q: found } })}
    />
  )
}
