import { useQuery } from '@tanstack/react-query'
import type { SetupStepWire } from '../../../../src/http/contract/setup.ts'
import { useSetupWords } from '../../i18n/setup.ts'
import { useApi } from '../../lib/api/api-context.ts'
import { useWords } from '../../lib/words.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { Step } from './step.tsx'

/** What an empty shop needs until its first customer; once all of it is there it folds away. */
export function SetupPage() {
  const words = useWords()
  const say = useSetupWords()
  const api = useApi()
  const found = useQuery({
    queryKey: ['setup'],
    queryFn: async ({ signal }) => (await api('GET /v1/setup', { signal })).steps,
  })
  return (
    <PageFrame title={words('nav.setup')} lead={say('lead')}>
      <Loaded query={found}>{(steps) => <Steps steps={steps} />}</Loaded>
    </PageFrame>
  )
}

function Steps({ steps }: { steps: readonly SetupStepWire[] }) {
  const say = useSetupWords()
  const left = steps.filter(({ state }) => state !== 'done').length
  const list = (
    <ol className="rounded-lg border border-line bg-surface">
      {steps.map((step) => (
        <Step key={step.step} step={step} />
      ))}
    </ol>
  )
  if (left > 0) {
    return (
      <>
        <p className="font-medium">{say('left', { count: left })}</p>
        {list}
      </>
    )
  }
  return (
    <details>
      <summary className="pb-3 font-medium">
        {say('complete')} <span className="text-soft">{say('look')}</span>
      </summary>
      {list}
    </details>
  )
}
