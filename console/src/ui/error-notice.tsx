import { ApiError } from '../lib/api/api-error.ts'
import { useProblem } from '../lib/api/use-problem.ts'
import { useWords } from '../lib/words.ts'
import { Button } from './button.tsx'
import { Icon } from './icons.tsx'

/** Something did not load: says so, with what to tell whoever looks into it. It never looks like an empty list. */
export function ErrorNotice({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const words = useWords()
  const problem = useProblem()
  const requestId = error instanceof ApiError ? error.requestId : null
  return (
    <div role="alert" className="flex flex-col items-center gap-2 px-6 py-12 text-center">
      <Icon name="warning" size={20} className="text-danger" />
      <p className="font-medium">{words('error.title')}</p>
      <p className="text-small text-soft">{problem(error)}</p>
      <Button onClick={onRetry}>{words('error.retry')}</Button>
      {requestId && <p className="font-mono text-meta text-soft">{words('error.request', { id: requestId })}</p>}
    </div>
  )
}
