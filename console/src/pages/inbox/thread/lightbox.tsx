import { useWords } from '../../../lib/words.ts'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icons.tsx'

/** A picture as large as the window allows. */
export function Lightbox({ url, name, onClose }: { url: string; name: string; onClose: () => void }) {
  const words = useWords()
  return (
    <Dialog title={name} place="wide" onClose={onClose}>
      <img src={url} alt={name} className="m-auto max-h-[75vh] max-w-full object-contain" />
      <DialogActions>
        <a href={url} download={name} className="inline-flex h-9 items-center gap-2 font-semibold text-info underline">
          <Icon name="download" size={16} />
          {words('media.save')}
        </a>
      </DialogActions>
    </Dialog>
  )
}
