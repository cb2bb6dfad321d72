import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons.tsx'

/** A small button beside the name of a part; its words say what it opens. */
export function EditButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button look="quiet" small square aria-label={label} onClick={onClick}>
      <Icon name="note" size={16} />
    </Button>
  )
}
