import { FileRow } from '@ebkit/ui/file-row'
import { Icon } from '@ebkit/ui/icon'
import { circleAlertIcon, refreshCwIcon, xIcon } from '@ebkit/ui/icons'
import { ProgressBar } from '@ebkit/ui/progress-bar'
import { useDescribeError } from '../../environment'
import { useStore } from '../../store/useStore'
import { RowButton } from '../../uploads/RowButton'
import type { Text } from '../strings'
import type { ImageInsertion, ImageInsertions, RefusedImage } from './createImageInsertions'
import { problemText } from './problemText'

export interface ImageRowsProps {
  insertions: ImageInsertions
  text: Text
}

/** The images of the text that are not stored yet, and those that were refused. */
export function ImageRows({ insertions, text }: ImageRowsProps) {
  const all = useStore(insertions.$insertions)
  const refused = useStore(insertions.$refused)
  const open = all.filter(({ status }) => status !== 'stored')
  return (
    <>
      <div className="eb-rich-text__refused" role="alert">
        {refused.map((image, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pasted images may all have one name, and the list is replaced as a whole
          <Refused key={index} image={image} text={text} onDismiss={insertions.forgetRefused} />
        ))}
      </div>
      {open.length > 0 && (
        <section className="eb-rich-text__images" aria-label={text('uploads')}>
          {open.map((insertion) => (
            <ImageRow key={insertion.id} insertion={insertion} insertions={insertions} text={text} />
          ))}
        </section>
      )}
    </>
  )
}

function Refused({ image, text, onDismiss }: { image: RefusedImage; text: Text; onDismiss: () => void }) {
  const describe = useDescribeError()
  const reason = problemText(image.problem, text, describe)
  return (
    <p className="eb-field-error" part="refused">
      <Icon path={circleAlertIcon} />
      <span>{text('refused', { name: image.name, reason })}</span>
      <RowButton part="dismiss" label={text('dismiss')} icon={xIcon} onClick={onDismiss} />
    </p>
  )
}

function ImageRow({ insertion, insertions, text }: ImageRowsProps & { insertion: ImageInsertion }) {
  const { id, name, preview, status, share, isOffline, problem } = insertion
  const describe = useDescribeError()
  const isFailed = status === 'failed'
  return (
    <FileRow
      name={name}
      picture={<img className="eb-rich-text__thumbnail" src={preview} alt="" />}
      status={!isFailed && <ProgressBar label={`${text('uploading')} ${name}`} value={share} />}
      note={isOffline ? text('offline') : undefined}
      problem={problem && problemText(problem, text, describe)}
      actions={
        <>
          {isFailed && (
            <RowButton
              part="retry"
              label={text('retry', { name })}
              icon={refreshCwIcon}
              onClick={() => insertions.retry(id)}
            />
          )}
          <RowButton
            part="cancel"
            label={text(isFailed ? 'remove' : 'cancel', { name })}
            icon={xIcon}
            onClick={() => insertions.remove(id)}
          />
        </>
      }
    />
  )
}
