import { useTripWords } from '../../../i18n/trips.ts'
import { cx } from '../../../lib/cx.ts'
import { Card } from '../../../ui/card.tsx'
import { isUnderWay, RUN_NODES, type TripWhole } from '../trip-of.ts'

/** How far a run is that has come to nothing yet. */
export function RunProgress({ run }: { run: TripWhole['run'] }) {
  const say = useTripWords()
  const at = run.node === null ? -1 : RUN_NODES.indexOf(run.node)
  return (
    <Card title={say('trip.progress')}>
      <ol className="flex flex-wrap gap-2 p-4" aria-live="polite">
        {RUN_NODES.map((node, place) => (
          <li
            key={node}
            aria-current={place === at && isUnderWay(run.status) ? 'step' : undefined}
            className={cx(
              'rounded-md px-2.5 py-1 text-small',
              place < at && 'bg-good-tint text-good',
              place === at && 'bg-tint font-semibold text-strong',
              place > at && 'bg-sunken text-soft',
            )}
          >
            {say(`trip.node.${node}`)}
          </li>
        ))}
      </ol>
    </Card>
  )
}
