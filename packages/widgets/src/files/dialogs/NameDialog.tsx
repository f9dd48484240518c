import { type FileProblem, nameProblem } from '@ebkit/rules/files'
import { countCharacters } from '@ebkit/rules/text-length'
import { Button, SubmitButton } from '@ebkit/ui/button'
import { isComposing } from '@ebkit/ui/composition'
import { fieldClass, fieldStyles } from '@ebkit/ui/field'
import { FieldError } from '@ebkit/ui/field-error'
import { ModalBox } from '@ebkit/ui/modal-box'
import { useStyles } from '@ebkit/ui/styles'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useStrings } from '../../environment'
import css from './NameDialog.css'
import { nameParts, wholeName } from './nameParts'
import { nameStrings } from './nameStrings'

export interface NameDialogProps {
  open: boolean
  /** What gets the name. */
  kind: 'folder' | 'file'
  /** Default: 新建文件夹; with `initial` 重命名文件夹. */
  title?: string | undefined
  /** The name it has; a file's extension stays. Default: none, something new. */
  initial?: string | undefined
  /** What stands there at first, selected, where it is something new: `2026-11`. @spec W-FMA-14 */
  suggested?: string | undefined
  /** Characters at most. Default 20. @spec W-EXP-27 */
  maxLength?: number | undefined
  /** Only 中文 英文 数字 . _ - are allowed. Default: yes. @spec W-EXP-28 W-FMA-13 */
  nameCheck?: boolean | undefined
  /** Further rules of the place, such as names that are taken: the reason, in the person's language. */
  check?: ((name: string) => FileProblem | string | undefined) | undefined
  /** It is being saved. */
  busy?: boolean | undefined
  /** Why it could not be saved, in the person's language; goes with the next change. */
  error?: string | undefined
  /** Trimmed, valid, with its extension. A name that has not changed is a cancellation. */
  onSave: (name: string) => void
  onCancel: () => void
  /** Gone, its way out included. */
  onClosed?: (() => void) | undefined
}

/**
 * Asks for the name of a folder or file.
 *
 * @spec W-EXP-6 W-EXP-26 W-EXP-27 W-EXP-28 W-EXP-29 W-EXP-30
 */
export function NameDialog(props: NameDialogProps) {
  const { open, kind, initial = '', maxLength = 20, nameCheck = true, busy = false, onCancel } = props
  const text = useStrings(nameStrings)
  const field = useStyles<HTMLDivElement>(fieldStyles, css)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const { stem, extension } = nameParts(initial, kind)
  const start = stem || (props.suggested ?? '')
  const [typed, setTyped] = useState(start)
  /** The error that was there before the last change. */
  const [old, setOld] = useState<string>()

  // Each opening begins anew, with all of it selected.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the moment when it opens
  useLayoutEffect(() => {
    if (!open) return
    setTyped(start)
    setOld(undefined)
    // With that in the field; not what somebody has typed since.
    const frame = requestAnimationFrame(() => {
      if (input.current?.value === start) input.current.select()
    })
    return () => cancelAnimationFrame(frame)
  }, [open])

  const name = wholeName(typed, extension)
  const isFolder = kind === 'folder'
  const problem = problemOf(name, { ...props, maxLength, nameCheck })
  const wrong =
    typeof problem === 'object'
      ? text(ruleOf(kind, nameCheck), { limit: problem.params.limit ?? maxLength })
      : (problem ?? (props.error === old ? undefined : props.error))
  const isBlocked = !name || !!problem
  const save = () => {
    if (isBlocked || busy) return
    if (name === initial) onCancel()
    else props.onSave(name)
  }
  const label = text(isFolder ? 'folderName' : 'fileName')
  return (
    <ModalBox
      open={open}
      size="sm"
      label={props.title ?? label}
      heading={props.title ?? text(titleOf(kind, !!initial))}
      closeLabel={text('close')}
      onClose={onCancel}
      {...(props.onClosed && { onClosed: props.onClosed })}
      footer={() => (
        <div className="eb-modal-box__foot">
          <Button part="cancel" onClick={onCancel}>
            {text('cancel')}
          </Button>
          <SubmitButton
            blocked={busy}
            busy={busy}
            disabled={isBlocked}
            status={busy ? text('saving') : ''}
            onClick={save}
          >
            {text(busy ? 'saving' : 'save')}
          </SubmitButton>
        </div>
      )}
    >
      <div ref={field} className={fieldClass('eb-name-dialog__field', { invalid: !!wrong })}>
        <input
          ref={input}
          className="eb-field__input eb-name-dialog__input"
          data-autofocus=""
          // In nobody's form, wherever it stands.
          form=""
          type="text"
          autoComplete="off"
          spellCheck={false}
          aria-label={label}
          aria-invalid={!!wrong}
          aria-describedby={id}
          placeholder={text(isFolder ? 'enterFolder' : 'enterFile')}
          value={typed}
          onInput={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setOld(props.error)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event)) return
            event.preventDefault()
            save()
          }}
        />
        {extension && <span className="eb-name-dialog__extension">{extension}</span>}
        <span className="eb-field__note eb-name-dialog__count">
          {countCharacters(name)} / {maxLength}
        </span>
      </div>
      <FieldError id={id} message={wrong} />
    </ModalBox>
  )
}

type Rules = Pick<NameDialogProps, 'maxLength' | 'nameCheck' | 'check'>

/** What is wrong with a name; an empty one has to be typed first. */
function problemOf(name: string, { maxLength, nameCheck, check }: Rules): FileProblem | string | undefined {
  if (!name) return
  const rules = { nameCheck: !!nameCheck, ...(maxLength && { maxNameLength: maxLength }) }
  return nameProblem(name, rules) ?? check?.(name)
}

function titleOf(kind: 'folder' | 'file', isRenamed: boolean) {
  if (kind === 'folder') return isRenamed ? 'renameFolder' : 'newFolder'
  return isRenamed ? 'renameFile' : 'newFile'
}

function ruleOf(kind: 'folder' | 'file', isChecked: boolean) {
  if (kind === 'folder') return isChecked ? 'folderRule' : 'anyFolderRule'
  return isChecked ? 'fileRule' : 'anyFileRule'
}
