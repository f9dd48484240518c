import type { FormConflict } from '@ebkit/core/form'
import { type Field, labelText } from '@ebkit/rules/fields'
import { ModalBox } from '@ebkit/ui/modal-box'
import { useStyles } from '@ebkit/ui/styles'
import { useId, useRef, useState } from 'react'
import { usePlace } from '../../environment/Environment'
import type { DataFormProps } from '../props'
import type { FormContext } from '../useForm'
import { valueText } from '../valueText'
import css from './ConflictDialog.css'
import { useConflictLabels } from './useConflictLabels'

type Side = 'mine' | 'theirs'

/** Two users changed one record: shows both versions side by side, with a choice for each field. */
export function ConflictDialog({
  context,
  optionsOf,
}: { context: FormContext } & Pick<DataFormProps, 'optionsOf'>) {
  const { form, state, text } = context
  const [choices, choose] = useState<Record<string, Side>>({})
  // Stays on the screen during its closing animation.
  const last = useRef<FormConflict>(undefined)
  last.current = state.conflict ?? last.current
  const conflict = last.current
  const labels = useConflictLabels(state.conflict, context.fields, optionsOf)
  if (!conflict) return null
  const close = (isMerged: boolean) => {
    if (isMerged) void form.resolve(choices)
    else form.postpone()
    choose({})
  }
  return (
    <ModalBox
      open={!!state.conflict}
      size="lg"
      label={text('conflict')}
      heading={text('conflict')}
      okLabel={text('merge')}
      cancelLabel={text('later')}
      closeLabel={text('close')}
      onClose={(reason) => close(reason === 'ok')}
    >
      <Versions
        context={context}
        conflict={conflict}
        labels={labels}
        choices={choices}
        onChoose={(name, side) => choose({ ...choices, [name]: side })}
      />
    </ModalBox>
  )
}

interface VersionsProps {
  context: FormContext
  conflict: FormConflict
  /** Names of rows by key. */
  labels: Readonly<Record<string, string>>
  choices: Record<string, Side>
  onChoose: (name: string, side: Side) => void
}

function Versions({ context, conflict, labels, choices, onChoose }: VersionsProps) {
  const { fields, text } = context
  const { locale } = usePlace()
  const element = useStyles<HTMLDivElement>(css)
  const id = useId()
  return (
    <div ref={element} className="eb-conflict">
      <p>
        {conflict.fields.length
          ? text('conflictDetail', { count: conflict.fields.length })
          : text('conflictNone')}
      </p>
      {conflict.fields.map(({ name, ...sides }) => {
        const field = fields.find((one) => one.name === name) as Field
        const chosen = choices[name] ?? 'mine'
        return (
          <fieldset key={name} className="eb-conflict__field">
            <legend className="eb-conflict__name">{labelText(field.label, locale)}</legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <label
                key={side}
                className={`eb-conflict__side${side === chosen ? ' eb-conflict__side--chosen' : ''}`}
              >
                <input
                  type="radio"
                  form=""
                  name={`${id}${name}`}
                  checked={side === chosen}
                  onChange={() => onChoose(name, side)}
                />
                <span>
                  <small>{text(side)}</small>
                  {valueText(field, sides[side], {
                    locale,
                    text,
                    labels: { [name]: namesOf(sides[side], labels) },
                  })}
                </span>
              </label>
            ))}
          </fieldset>
        )
      })}
      {conflict.others > 0 && (
        <p className="eb-conflict__others">{text('others', { count: conflict.others })}</p>
      )}
    </div>
  )
}

/** The names of referenced rows; keys without a name are shown unchanged. */
function namesOf(value: unknown, labels: VersionsProps['labels']): unknown {
  return Array.isArray(value) ? value.map((key) => labels[key] ?? key) : labels[String(value)]
}
