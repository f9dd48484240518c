import type { FileEntry } from '@ebkit/core/files'
import { Button, DangerButton } from '@ebkit/ui/button'
import { FieldError } from '@ebkit/ui/field-error'
import { ModalBox } from '@ebkit/ui/modal-box'
import { useStyles } from '@ebkit/ui/styles'
import { useEffect, useId, useState } from 'react'
import { useStrings } from '../../environment'
import css from './DeleteDialog.css'
import { deleteStrings } from './deleteStrings'

export interface DeleteDialogProps {
  open: boolean
  /** The entries to delete. */
  entries: ReadonlyArray<Pick<FileEntry, 'name' | 'isFolder'>>
  /** The folders are not empty: asks whether to delete their contents too. @spec W-EXP-15 */
  force?: boolean | undefined
  /** The deletion is running. */
  busy?: boolean | undefined
  /** Why the deletion failed, in the user's language. */
  error?: string | undefined
  onConfirm: () => void
  onCancel: () => void
  /** The closing animation has ended. */
  onClosed?: (() => void) | undefined
}

/** Milliseconds for which 仍要删除 is locked, so that a second click meant for 删除 does not hit it. */
const lockTime = 1000

/** Maximum number of names in the list. */
const listed = 5

/**
 * Asks before files and folders are deleted; for folders that are not empty, a second time.
 * @spec W-EXP-15 W-EXP-16 W-EXP-46 W-EXP-47
 */
export function DeleteDialog(props: DeleteDialogProps) {
  const { open, entries, force = false, busy = false, error, onConfirm, onCancel, onClosed } = props
  const text = useStrings(deleteStrings)
  const element = useStyles<HTMLDivElement>(css)
  const id = useId()
  const isLocked = useLock(open && force)
  const folders = entries.filter(({ isFolder }) => isFolder)
  const label = text(force ? 'deleteAnyway' : 'delete')
  // The clicked button is locked now, which would lose focus.
  useEffect(() => {
    if (isLocked && force) cancelButton(element.current)?.focus()
  }, [element, isLocked, force])
  return (
    <ModalBox
      open={open}
      size="sm"
      tone="danger"
      // This tone sets the triangle icon; the button is below.
      okLabel={label}
      role="alertdialog"
      focus="cancel"
      label={force ? text('force') : questionOf(entries, text)}
      heading={force ? text('force') : questionOf(entries, text)}
      closeLabel={text('close')}
      onClose={onCancel}
      {...(onClosed && { onClosed })}
      footer={() => (
        <div className="eb-modal-box__foot">
          <Button part="cancel" onClick={onCancel}>
            {text('cancel')}
          </Button>
          <fieldset className="eb-delete-dialog__lock" disabled={isLocked}>
            <DangerButton part="ok" busy={busy} onClick={onConfirm}>
              {busy ? text('deleting') : isLocked ? text('wait', { label, seconds: lockTime / 1000 }) : label}
            </DangerButton>
          </fieldset>
        </div>
      )}
    >
      <div ref={element}>
        {force
          ? text(folders.length === 1 ? 'forceFolder' : 'forceFolders', {
              name: folders[0]?.name,
              count: folders.length,
            })
          : text('deletedForGood')}
        {entries.length > 1 && !force && (
          <ul className="eb-delete-dialog__names">
            {entries.slice(0, listed).map(({ name }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names may be duplicates
              <li key={index}>{name}</li>
            ))}
            {entries.length > listed && <li>{text('others', { count: entries.length })}</li>}
          </ul>
        )}
        <FieldError id={id} message={error} />
      </div>
    </ModalBox>
  )
}

const cancelButton = (inside: Element | null) =>
  inside?.closest('dialog')?.querySelector<HTMLElement>('[part=cancel]')

/** Locked for a second after it appears. */
function useLock(isAsked: boolean): boolean {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isAsked) return
    const timer = setTimeout(() => setOpen(true), lockTime)
    return () => {
      clearTimeout(timer)
      setOpen(false)
    }
  }, [isAsked])
  return isAsked && !isOpen
}

/** @spec W-EXP-46 */
function questionOf(
  entries: DeleteDialogProps['entries'],
  text: ReturnType<typeof useStrings<keyof (typeof deleteStrings)['texts']['zh']>>,
): string {
  const count = entries.length
  const folders = entries.filter(({ isFolder }) => isFolder).length
  const [first] = entries
  if (count === 1 && first) return text(folders ? 'deleteFolder' : 'deleteFile', { name: first.name })
  if (folders === 0) return text('deleteFiles', { count })
  return text(folders === count ? 'deleteFolders' : 'deleteBoth', { count })
}
