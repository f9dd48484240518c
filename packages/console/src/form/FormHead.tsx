import type { PageResource } from '@ebkit/core/services/consolePages'
import type { Row } from '@ebkit/core/services/rows'
import type { FormPage } from '@ebkit/domain'
import { useStrings } from '@ebkit/widgets/environment'
import { useState } from 'react'
import { PageHead } from '../pages/PageHead'
import type { PageProps } from '../pages/PageProps'
import { actingOn, type RowActing } from '../row/actingOn'
import { useOutput } from '../row/output/useOutput'
import { RowActions } from '../row/RowActions'
import { RowQuestion } from '../row/RowQuestion'
import { RowState } from '../row/RowState'
import { useRow } from '../row/useRow'
import { formStrings } from './strings'

export interface FormHeadProps extends Pick<PageProps, 'open' | 'resources' | 'references'> {
  page: Pick<FormPage, 'actions' | 'sections'>
  title: string
  resource: PageResource
  /** The row with which something can be done. Undefined: there is none yet, or it is only looked at. */
  id: string | undefined
  /** The form has changes that are not saved, which the row that an action changes would not have. */
  isDirty: boolean
  /** Grows when the row was saved. Default: it is another head then. */
  saves?: number
  onGo(address: string): void
  /** Without it there is no arrow. */
  onBack?: (() => void) | undefined
  /** An action has changed the row. */
  onChanged(): void
}

/** The head of a form on a page: its title, and the state of the row that is edited with what can be done with it. */
export function FormHead(props: FormHeadProps) {
  const { title, page, open, resource, resources, references, onGo, onBack } = props
  const text = useStrings(formStrings)
  // that a row is not there, its form says
  const { row, reload } = useRow(resource, page.actions ? props.id : undefined, props.saves)
  const [acting, setActing] = useState<RowActing>()
  const output = useOutput({ sections: page.sections, resource, resources })
  const missing = row && missingSave(row, props.isDirty)
  return (
    <>
      <PageHead
        title={title}
        path={open.path}
        onBack={onBack}
        facts={row && <RowState resource={resource} row={row} />}
      >
        {row && (
          <RowActions
            {...{ open, resource, row, onGo }}
            actions={page.actions}
            refusal={missing && text(missing)}
            onGive={(name) => output.give(name, [row])}
            onAct={(action) => setActing(actingOn(resource, action, row))}
          />
        )}
      </PageHead>
      {output.parts}
      <RowQuestion
        resource={resource}
        references={references}
        acting={acting}
        onClose={() => setActing(undefined)}
        onDone={() => {
          reload()
          props.onChanged()
        }}
      />
    </>
  )
}

/** What must be saved before something is done with a row: changes, or settings that are only the defaults as yet. */
const missingSave = ({ version }: Row, isDirty: boolean) =>
  isDirty ? 'unsaved' : version === 0 ? 'neverSaved' : undefined
