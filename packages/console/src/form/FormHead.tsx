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
  /** Key of the row that actions can run on. Undefined: there is none yet, or it is read-only. */
  id: string | undefined
  /** The form has unsaved changes, which an action on the row would not take into account. */
  isDirty: boolean
  /** Grows when the row was saved. Default: saving replaces this head. */
  saves?: number
  onGo(address: string): void
  /** Absent: there is no arrow. */
  onBack?: (() => void) | undefined
  /** An action has changed the row. */
  onChanged(): void
}

/** The head of a form on a page: its title, and the state of the edited row with its actions. */
export function FormHead(props: FormHeadProps) {
  const { title, page, open, resource, resources, references, onGo, onBack } = props
  const text = useStrings(formStrings)
  // the form reports a missing row
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

/** What must be saved before an action: changes, or settings that are still only defaults. */
const missingSave = ({ version }: Row, isDirty: boolean) =>
  isDirty ? 'unsaved' : version === 0 ? 'neverSaved' : undefined
