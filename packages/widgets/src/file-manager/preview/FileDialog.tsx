import { Button } from '@ebkit/ui/button'
import { Dialog } from '@ebkit/ui/dialog'
import { Icon } from '@ebkit/ui/icon'
import { chevronLeftIcon, chevronRightIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import type { KeyboardEvent } from 'react'
import { useStrings } from '../../environment'
import { FilePreview } from '../../file-preview'
import { useLast } from '../../files/dialogs/useLast'
import type { FramePart } from '../panelProps'
import css from './preview.css'
import { strings } from './strings'

/** Shows a file, and the previous and next files of the listing. */
export function FileDialog({ model, verbs: { asking, ask } }: FramePart) {
  const file = asking?.about === 'file' ? asking.entry : undefined
  const text = useStrings(strings)
  const element = useStyles<HTMLDivElement>(css)
  const shown = useLast(file)
  const files = model.$listing.get().entries.filter(({ isFolder }) => !isFolder)
  const place = files.findIndex(({ id }) => id === shown?.id)
  const go = (step: number) => {
    const next = files[place + step]
    if (!next) return
    ask({ about: 'file', entry: next })
    model.selection.set([next.id])
    model.selection.moveTo(next.id)
  }
  return (
    <Dialog open={!!file} label={shown?.name ?? ''} closeLabel={text('close')} onClose={() => ask(undefined)}>
      {shown && (
        // biome-ignore lint/a11y/noStaticElementInteractions: handles keys that bubble from the preview
        <div
          ref={element}
          className="eb-file-dialog"
          onKeyDown={({ key, target }: KeyboardEvent) => {
            if ((target as Element).matches('video, input')) return
            if (key === 'ArrowLeft') go(-1)
            if (key === 'ArrowRight') go(1)
          }}
        >
          <h2 className="eb-file-dialog__name">{shown.name}</h2>
          <div className="eb-file-dialog__body">
            <FilePreview
              key={shown.id}
              src={shown.url}
              fileName={shown.name}
              size={shown.size}
              isPrivate={shown.isPrivate}
            />
          </div>
          <footer className="eb-file-dialog__foot">
            <Button kind="icon" label={text('previous')} onClick={() => go(-1)}>
              <Icon path={chevronLeftIcon} />
            </Button>
            <span>{text('place', { place: place + 1, count: files.length })}</span>
            <Button kind="icon" label={text('next')} onClick={() => go(1)}>
              <Icon path={chevronRightIcon} />
            </Button>
          </footer>
        </div>
      )}
    </Dialog>
  )
}
