import { useAdminWords } from '../../i18n/admin.ts'
import { useAct } from '../../lib/api/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import type { AuditFilter } from './audit-filter.ts'

/** The same entries as a file. It is asked for like everything else, because no link carries who asks. */
export function SaveTable({ filter }: { filter: AuditFilter }) {
  const say = useAdminWords()
  const save = useAct(async (api, query: AuditFilter) => {
    const answer = await api('GET /v1/audit.csv', { query })
    const address = URL.createObjectURL(await answer.blob())
    const link = document.createElement('a')
    link.href = address
    link.download = 'audit.csv'
    link.click()
    URL.revokeObjectURL(address)
  }, [])
  return (
    <Button busy={save.isPending} onClick={() => save.mutate(filter)}>
      <Icon name="download" size={16} />
      {say('audit.save')}
    </Button>
  )
}
