import type { PageResource } from '@ebkit/core/services/consolePages'
import type { Row } from '@ebkit/core/services/rows'
import { ActionQuestion, type ActionQuestionProps } from '@ebkit/widgets/row-questions'
import { actionChoices, questionAdditions } from '../additions/additions'
import { useChoices } from '../additions/useChoices'
import type { RowActing } from './actingOn'

export interface RowQuestionProps extends Pick<ActionQuestionProps, 'references' | 'onClose' | 'onDone'> {
  resource: PageResource
  /** Undefined: the dialog is closed. */
  acting: RowActing | undefined
}

/** Used for several rows: choices that depend on one row are not available. */
const nothing: Row = {}

/** The dialog before an action on rows: the same wherever the action is offered. */
export function RowQuestion({ resource, acting, ...props }: RowQuestionProps) {
  const choices = useChoices(actionChoices[resource.resource], acting?.row ?? nothing)
  return (
    <ActionQuestion
      {...props}
      resource={resource.resource}
      choices={choices}
      acting={acting}
      below={(action, setValue) => {
        const Part = questionAdditions[`${resource.resource} ${action.name}`]
        return Part && <Part setValue={setValue} />
      }}
    />
  )
}
