import { type FormEvent, useState } from 'react'
import type { ImportWire } from '../../../../../src/http/contract/catalog-imports.ts'
import { useImportWords } from '../../../i18n/imports.ts'
import { useMay } from '../../../lib/api/me.ts'
import { useAct } from '../../../lib/api/use-act.ts'
import { everyOf } from '../../../lib/every-of.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { IMPORT_KEYS } from './import-queries.ts'

type Target = NonNullable<ImportWire['columns'][number]['target']>

const TARGETS = everyOf<Target>()([
  ...['sku', 'name', 'price', 'stock', 'item_sku', 'variant', 'description', 'category', 'brand', 'tags', 'active'],
  ...['option1_name', 'option1_value', 'option2_name', 'option2_value', 'option3_name', 'option3_value'],
  ...['type', 'parent', 'row_id'],
] as const)

/** What each column of a file is taken for, with what stands in it. */
export function MappingCard({ file }: { file: ImportWire }) {
  const say = useImportWords()
  const may = useMay()
  const [mapping, setMapping] = useState(() => file.columns.map(({ target }) => target))
  const check = useAct(
    (api, chosen: (Target | null)[]) =>
      api('PUT /v1/imports/:id/mapping', { params: { id: file.import_id }, body: { mapping: chosen } }),
    IMPORT_KEYS,
  )
  const choose = (at: number, value: string) => {
    const target = TARGETS.find((known) => known === value) ?? null
    // No two columns are taken for the same: the other one is left out.
    setMapping((now) => now.map((one, place) => (place === at ? target : one === target ? null : one)))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    check.mutate(mapping)
  }
  return (
    <Card title={say('imports.mapping')}>
      <form onSubmit={submit}>
        <fieldset disabled={!may('mapImport')} className="flex flex-col gap-4 p-4">
          <p className="text-small text-soft">{say('imports.mapping.help')}</p>
          <div className="grid grid-cols-1 gap-3 tablet:grid-cols-3">
            {file.columns.map(({ source, samples }, at) => (
              <SelectField
                // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same name
                key={at}
                label={say('imports.mapping.of', { source })}
                help={<span className="break-all">{samples.join(' · ') || '–'}</span>}
                value={mapping[at] ?? ''}
                onChange={({ target }) => choose(at, target.value)}
              >
                <option value="">{say('imports.mapping.none')}</option>
                {TARGETS.map((target) => (
                  <option key={target} value={target}>
                    {say(`imports.target.${target}`)}
                  </option>
                ))}
              </SelectField>
            ))}
          </div>
          {may('mapImport') && (
            <Button type="submit" className="self-start" busy={check.isPending}>
              {say('imports.mapping.check')}
            </Button>
          )}
        </fieldset>
      </form>
    </Card>
  )
}
