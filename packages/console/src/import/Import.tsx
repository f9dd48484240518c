import { useStyles } from '@ebkit/ui/styles'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { ColumnsStep } from './ColumnsStep'
import type { CompleteRow } from './completed'
import { DoneStep } from './DoneStep'
import { FileStep } from './FileStep'
import css from './Import.css'
import type { ImportPartProps } from './ImportPartProps'
import phoneCss from './ImportPhone.css'
import tablesCss from './ImportTables.css'
import { RowsStep } from './RowsStep'
import { StepList } from './StepList'
import { focusFirst, isFocusLost } from './stepFocus'
import { useImport } from './useImport'

export interface ImportProps extends Omit<ImportPartProps, 'model' | 'state'> {
  /** Before the steps; on a page, its title is above. */
  heading?: string
  /** Provides values that the rows of a file lack. Default: none. */
  complete?: CompleteRow | undefined
}

const steps = { file: FileStep, columns: ColumnsStep, rows: RowsStep, done: DoneStep } as const

/** Imports the rows of a file: the file, its columns, its wrong rows, the outcome. */
export function Import({ heading, complete, ...props }: ImportProps) {
  const root = useStyles<HTMLDivElement>(css, tablesCss, phoneCss)
  const { model, state } = useImport(props.resource.resource, complete)
  const Step = steps[state.step]
  useFocusInStep(root, state.step)
  return (
    <div ref={root} className="eb-import">
      <header className="eb-import__head">
        {heading && <h2>{heading}</h2>}
        <StepList step={state.step} />
      </header>
      <Step {...props} model={model} state={state} />
    </div>
  )
}

/** The button that led to a step disappears with the previous one: the focus goes to what the new step needs first. */
function useFocusInStep(root: RefObject<HTMLElement | null>, step: keyof typeof steps) {
  const shown = useRef(step)
  useLayoutEffect(() => {
    if (shown.current === step) return
    shown.current = step
    if (root.current && isFocusLost(root.current)) focusFirst(root.current)
  }, [root, step])
}
