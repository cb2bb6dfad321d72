import type { VersionWire } from '../../../../src/http/contract/document.ts'
import { useKnowledgeWords } from '../../i18n/knowledge.ts'
import { useSpoken } from '../../lib/words.ts'

/** Why a version could not be read and what to do, and what else should be known of it, page by page. */
export function VersionFailure({ version }: { version: Pick<VersionWire, 'failure' | 'warnings'> }) {
  const say = useKnowledgeWords()
  const { language } = useSpoken()
  const { failure, warnings } = version
  if (failure === null && warnings.length === 0) return null
  return (
    <>
      {failure && <p className="text-small text-danger">{failure[language]}</p>}
      <ul className="text-small text-warn">
        {warnings.map(({ code, page }) => (
          <li key={`${code} ${page}`}>
            {page === null ? say(`warning.${code}`) : say('warning.on_page', { page, text: say(`warning.${code}`) })}
          </li>
        ))}
      </ul>
    </>
  )
}
