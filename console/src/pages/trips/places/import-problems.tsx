import { usePlaceWords } from '../../../i18n/trip-places.ts'
import type { FieldProblem } from '../../../lib/api/api-error.ts'
import { placeOf, type SupplyFile } from './read-supply-file.ts'

/** A refusal lists no more. */
const MOST_TOLD = 50

interface ImportProblemsProps {
  file: SupplyFile
  problems: readonly FieldProblem[]
  /** The places of the file were taken before its rows were refused. */
  half: boolean
}

/** What of a file is wrong, each with its row, its name and its field. */
export function ImportProblems({ file, problems, half }: ImportProblemsProps) {
  const say = usePlaceWords()
  const headOf = (path: string) => {
    const place = placeOf(path, file)
    if (place === null) return say('import.whole')
    const { row, name, field } = place
    const head = name === null ? say('import.row', { row }) : say('import.row_named', { row, name })
    return field === '' ? head : `${head} · ${field}`
  }
  return (
    <div role="alert" className="rounded-md bg-danger-tint px-3 py-2 text-small text-danger">
      <p className="font-medium">{half ? say('import.half') : say('import.refused', { count: problems.length })}</p>
      <ul className="mt-1 flex max-h-64 flex-col gap-1 overflow-y-auto text-ink">
        {problems.map(({ path, message }) => (
          <li key={`${path} ${message}`} className="break-words">
            <span className="font-medium">{headOf(path)}</span> <span className="text-soft">{message}</span>
          </li>
        ))}
      </ul>
      {problems.length >= MOST_TOLD && <p className="mt-1">{say('import.more')}</p>}
    </div>
  )
}
