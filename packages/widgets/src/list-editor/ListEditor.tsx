import { fieldStyles } from '@ebkit/ui/field'
import { FieldError } from '@ebkit/ui/field-error'
import { useLift } from '@ebkit/ui/sortable-list'
import { useStyles } from '@ebkit/ui/styles'
import { useId } from 'react'
import { useStrings } from '../environment'
import { finishTyping, moveRow, places } from './actions'
import type { EditorColumn } from './columns'
import css from './ListEditor.css'
import { rowProblem } from './problems'
import type { ListEditorProps } from './props'
import { Row } from './Row'
import { strings } from './strings'
import { Tools } from './Tools'
import { useEditorContext } from './useEditorContext'
import { useQuiet } from './useQuiet'

/**
 * A list whose rows are edited in place: add, select, remove, reorder.
 *
 * @spec W-RFL-1 W-RFL-2 W-RFL-3
 * @example
 * ```tsx
 * import { ListEditor } from '@ebkit/widgets/list-editor'
 *
 * export function Sizes() {
 *   return (
 *     <ListEditor
 *       columns={[{ name: 'size', label: '规格' }, { name: 'price', label: '价格', type: 'decimal' }]}
 *       onChange={({ value }) => console.log(value.length)}
 *     />
 *   )
 * }
 * ```
 */
export function ListEditor(props: ListEditorProps) {
  const { disabled, label, errorMessage } = props
  const text = useStrings(strings)
  const element = useStyles<HTMLDivElement>(fieldStyles, css)
  const context = useEditorContext(props, text, element)
  const { rows, columns, kept, say } = context
  const quiet = useQuiet(kept)
  const lifting = useLift(
    rows.length,
    (from, to) => moveRow(context, from, to),
    (place, isLifted) => say(text(isLifted ? 'lifted' : 'moved', { row: place + 1, count: rows.length })),
  )
  const messageId = useId()
  // Fields show their problems.
  const message = rowProblem(rows, columns, text) === errorMessage ? undefined : errorMessage
  return (
    <div ref={element} className="eb-root eb-list-editor">
      <fieldset
        className="eb-list-editor__all"
        disabled={disabled}
        aria-label={label ?? text('label')}
        aria-describedby={message && messageId}
        // The native event would reach the page before the value has changed.
        onInput={(event) => event.stopPropagation()}
        onBlur={() => finishTyping(context)}
        style={{ '--_columns': columns.map(widthOf).join(' ') } as object}
      >
        {/* The element that the browser focuses for a problem, and that a label focuses. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: passes focus on */}
        <span tabIndex={-1} onFocus={(event) => focusFirst(event.currentTarget)} />
        <Head columns={columns} />
        <ul className="eb-list-editor__rows" {...lifting.list}>
          {rows.map((_, index) => (
            <Row
              key={kept.keys[index]}
              context={context}
              index={index}
              lifting={lifting}
              quiet={quiet}
              isReported={!!errorMessage}
            />
          ))}
        </ul>
        {rows.length > 0 || <p className="eb-list-editor__empty">{text('empty')}</p>}
        <Tools context={context} />
      </fieldset>
      <FieldError id={messageId} message={message} />
    </div>
  )
}

/** Visible column names; each field also has its own label. */
function Head({ columns }: { columns: readonly EditorColumn[] }) {
  return (
    <div className="eb-list-editor__head" aria-hidden="true">
      {columns.map(({ name, label, required }) => (
        <span key={name} className={required ? 'eb-list-editor__required' : ''}>
          {label}
        </span>
      ))}
    </div>
  )
}

/** Texts are twice as wide as numbers, dates and choices. */
const widthOf = ({ type = 'string' }: EditorColumn): string => `minmax(0, ${type === 'string' ? 2 : 1}fr)`

/** Focuses the first invalid field, else the first field, else the add button. */
function focusFirst({ parentElement }: HTMLElement): void {
  const find = (selector: string) => parentElement?.querySelector<HTMLElement>(selector)
  const target = find('[data-wrong]') ?? find('[data-column]') ?? find(places.add)
  target?.focus()
}
