import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CannedWire } from '../../../../src/http/contract/canned.ts'
import { useSettingsWords } from '../../i18n/settings.ts'
import { useApi } from '../../lib/api/api-context.ts'
import { useMay } from '../../lib/api/me.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { cannedQuery } from '../inbox/queries.ts'
import { CannedDialog } from './canned-dialog.tsx'

/** The replies that people keep: the shared ones, and those of whoever looks. */
export function Canned() {
  const say = useSettingsWords()
  const may = useMay()
  const canned = useQuery(cannedQuery(useApi()))
  const [open, setOpen] = useState<CannedWire | 'new' | null>(null)
  const columns: Column<CannedWire>[] = [
    {
      key: 'shortcut',
      title: say('canned.shortcut'),
      cell: (reply) =>
        may('changeCanned') ? (
          <Button
            look="quiet"
            small
            aria-label={say('canned.change', { shortcut: reply.shortcut })}
            onClick={() => setOpen(reply)}
          >
            {`/${reply.shortcut}`}
          </Button>
        ) : (
          `/${reply.shortcut}`
        ),
    },
    {
      key: 'text',
      title: say('canned'),
      cell: ({ texts }) => <span className="line-clamp-2">{texts.en ?? texts.sw ?? texts.sheng}</span>,
    },
    {
      key: 'whose',
      title: say('canned.whose'),
      wide: true,
      cell: ({ shared }) => say(shared ? 'canned.everybody' : 'canned.mine'),
    },
  ]
  return (
    <Card
      title={say('canned')}
      aside={
        may('createCanned') && (
          <Button small onClick={() => setOpen('new')}>
            {say('canned.add')}
          </Button>
        )
      }
    >
      <Loaded query={canned}>
        {(all) =>
          all.length === 0 ? (
            <p className="p-4 text-soft">{say('canned.none')}</p>
          ) : (
            <Table bare caption={say('canned')} columns={columns} rows={all} keyOf={(reply) => reply.canned_id} />
          )
        }
      </Loaded>
      {open !== null && <CannedDialog {...(open === 'new' ? {} : { canned: open })} onClose={() => setOpen(null)} />}
    </Card>
  )
}
