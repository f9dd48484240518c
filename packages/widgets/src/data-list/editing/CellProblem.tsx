import { isServiceError } from '@ebkit/core/errors'
import type { ListColumn, ListRow } from '@ebkit/core/list'
import type { CellEdit } from '@ebkit/core/list/editing'
import { noValue } from '@ebkit/rules/fields'
import { type Problem, problemText } from '@ebkit/rules/validation'
import { Button } from '@ebkit/ui/button'
import { Floating } from '@ebkit/ui/popover'
import type { RefObject } from 'react'
import { useDescribeError, useStrings } from '../../environment'
import { cellText } from '../cells'
import { strings } from '../strings'
import { editStrings } from './strings'

interface CellProblemProps {
  edit: CellEdit
  row: ListRow
  column: ListColumn
  locale: string
  element: RefObject<HTMLElement | null>
  id: string
  /** The user has pressed elsewhere. */
  onClose: () => void
  onRetry: () => void
  onMine: () => void
  onTheirs: () => void
  onGiveUp: () => void
}

/** Why a cell is not saved, below it, with the possible actions. */
export function CellProblem(props: CellProblemProps) {
  const { edit, row, column, locale, element, id } = props
  const text = useStrings(editStrings)
  const cells = useStrings(strings)
  const describe = useDescribeError()
  const { status, problem, current } = edit
  if (status !== 'failed' && status !== 'conflict') return null
  const words =
    status === 'conflict'
      ? text('conflict', {
          value: cellText({ ...row, ...current }, column, { text: cells, locale }) || noValue,
        })
      : reasonOf(problem)

  function reasonOf(problem: unknown): string {
    const { code } = Object(problem) as Problem
    if (problem instanceof Error) {
      const isOwn = !isServiceError(problem) && problem.message
      if (isServiceError(problem, 'http') && problem.status === 403) return text('noPermission')
      return isOwn ? problem.message : describe(problem)
    }
    return code ? problemText(problem as Problem, locale === 'zh' ? 'zh' : 'en') : text('failed')
  }

  return (
    <Floating
      anchor={element}
      open={!edit.isProblemClosed}
      onClose={(reason) => (reason === 'escape' ? props.onGiveUp() : props.onClose())}
    >
      <div className="eb-cell-editor__problem" role="alert" id={id}>
        <p>{words}</p>
        {status === 'conflict' ? (
          <span>
            <Button kind="default" onClick={props.onMine}>
              {text('mine')}
            </Button>
            <Button kind="text" onClick={props.onTheirs}>
              {text('theirs')}
            </Button>
          </span>
        ) : (
          <span>
            {problem instanceof Error && (
              <Button kind="default" onClick={props.onRetry}>
                {text('retry')}
              </Button>
            )}
            <Button kind="text" onClick={props.onGiveUp}>
              {text('giveUp')}
            </Button>
          </span>
        )}
      </div>
    </Floating>
  )
}
