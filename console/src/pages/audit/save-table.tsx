import { useAdminWords } from '../../i18n/admin.ts'
import { useAct } from '../../lib/api/use-act.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import type { AuditFilter } from './audit-filter.ts'

/** The same entries as a file. */
export function SaveTable({ filter }: { filter: AuditFilter }) {
  const say = useAdminWords()
  const save = useAct(
    async (api, query: AuditFilter) => saveFile(await api('GET /v1/audit.csv', { query }), 'audit.csv'),
    [],
  )
  return (
    <Button busy={save.isPending} onClick={() => save.mutate(filter)}>
      <Icon name="download" size={16} />
      {say('audit.save')}
    </Button>
  )
}
