import type { ImportWire } from '../../../../../src/http/contract/catalog-imports.ts'
import { useImportWords } from '../../../i18n/imports.ts'
import { Card } from '../../../ui/card.tsx'

/** Items that were left as they are, each with why; nothing where there are none. */
export function LeftCard({ file: { left } }: { file: ImportWire }) {
  const say = useImportWords()
  if (left.length === 0) return null
  return (
    <Card title={say('imports.left')}>
      <ul className="flex flex-col gap-1 p-4 text-small">
        {left.map(({ row, item_sku, because }) => (
          <li key={row}>
            <span className="font-medium">{item_sku}</span>{' '}
            <span className="text-soft">{say(`imports.left.${because}`)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
