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
  /** The object that gets the name. */
  kind: 'folder' | 'file'
  /** Default: 新建文件夹; with `initial` 重命名文件夹. */
  title?: string | undefined
  /** The current name; the extension of a file is kept. Default: none, for a new object. */
  initial?: string | undefined
  /** The suggested name of a new object, selected: `2026-11`. @spec W-FMA-14 */
  suggested?: string | undefined
  /** Maximum length. Default 20. @spec W-EXP-27 */
  maxLength?: number | undefined
  /** Allows only 中文 英文 数字 . _ -. Default: true. @spec W-EXP-28 W-FMA-13 */
  nameCheck?: boolean | undefined
  /** Further rules of the caller, such as existing names. Returns the reason in the user's language. */
  check?: ((name: string) => FileProblem | string | undefined) | undefined
  /** The name is being saved. */
  busy?: boolean | undefined
  /** Why saving failed, in the user's language. The next change clears it. */
  error?: string | undefined
  /** The name is trimmed, valid, and has its extension. Saving an unchanged name cancels. */
  onSave: (name: string) => void
  onCancel: () => void
  /** The closing animation has ended. */
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
  /** The error that was shown before the last change. */
  const [old, setOld] = useState<string>()

  // Each opening starts with the initial name, fully selected.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it opens
  useLayoutEffect(() => {
    if (!open) return
    setTyped(start)
    setOld(undefined)
    // Compared with the field's own text, which the user may have changed since.
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
          // Never part of a form, wherever it is rendered.
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

/** The problem of a name; an empty name has none, because nothing has been typed yet. */
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
