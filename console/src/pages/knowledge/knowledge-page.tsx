import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useKnowledgeWords } from '../../i18n/knowledge.ts'
import { useMay } from '../../lib/api/me.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Ask } from './ask.tsx'
import { Conflicts } from './conflicts.tsx'
import { Documents } from './documents/documents.tsx'
import { UploadDialog } from './documents/upload-dialog.tsx'
import { Faq } from './faq/faq.tsx'
import { Gaps } from './gaps/gaps.tsx'
import { TABS } from './knowledge-tab.ts'
import { Stale } from './stale.tsx'

const route = getRouteApi('/inside/knowledge/')

/** What the assistant may tell customers, what it could not, and what of it needs a look. */
export function KnowledgePage() {
  const words = useWords()
  const say = useKnowledgeWords()
  const may = useMay()
  const navigate = useNavigate()
  const { tab = 'documents' } = route.useSearch()
  const [uploads, setUploads] = useState(false)
  const shown = TABS.filter((one) => one !== 'ask' || may('searchKnowledge'))
  return (
    <PageFrame
      title={words('nav.knowledge')}
      lead={say('lead')}
      action={
        may('uploadDocument') && (
          <Button look="primary" onClick={() => setUploads(true)}>
            {say('documents.add')}
          </Button>
        )
      }
    >
      <Tabs
        label={words('nav.knowledge')}
        controls="knowledge"
        value={tab}
        onChange={(value) => void navigate({ to: '/knowledge', search: { tab: value } })}
        tabs={shown.map((value) => ({ value, label: say(`tab.${value}`) }))}
      />
      <div id="knowledge" role="tabpanel" aria-label={say(`tab.${tab}`)} className="flex flex-col gap-4">
        {tab === 'documents' && <Documents />}
        {tab === 'ask' && <Ask />}
        {tab === 'gaps' && <Gaps />}
        {tab === 'faq' && <Faq />}
        {tab === 'conflicts' && <Conflicts />}
        {tab === 'stale' && <Stale />}
      </div>
      {uploads && <UploadDialog onClose={() => setUploads(false)} />}
    </PageFrame>
  )
}
