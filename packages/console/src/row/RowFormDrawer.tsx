import type { ConsolePage, PageResource } from '@ebkit/core/services/consolePages'
import type { Row } from '@ebkit/core/services/rows'
import type { Section } from '@ebkit/domain'
import { labelText } from '@ebkit/rules/fields'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import type { ReactNode } from 'react'
import { fixedCondition, valuesOfCondition } from '../list/fixedCondition'
import { usePageShown } from '../pages/pageShown'
import { pageStrings } from '../pages/strings'
import { Drawer } from './Drawer'
import { useRowForm } from './laterRowForm'
import type { RowFormProps } from './RowForm'

export interface RowFormDrawerProps {
  resource: PageResource
  references: ConsolePage['references']
  mode: 'add' | 'edit' | 'copy'
  /** Key of the row that is edited or copied. */
  id: string | undefined
  sections?: readonly Section[] | undefined
  isWide?: boolean | undefined
  /** Renders the form. Default: with its sections one below the other. */
  draw?: ((form: RowFormProps) => ReactNode) | undefined
  /** The list's fixed condition, which sets the initial values of a new row. */
  where: string | undefined
  parameters: Readonly<Record<string, string>>
  /** Values derived from others. Default: none. */
  follow?: RowFormProps['follow']
  onDirty(isDirty: boolean): void
  onSaved(row: Row): void
  onClose(): void
}

const titles = { add: 'created', edit: 'edited', copy: 'copied' } as const

/** A row in a form, beside its list. */
export function RowFormDrawer(props: RowFormDrawerProps) {
  const { resource, mode, where, parameters, onClose } = props
  const { locale } = usePlace()
  const text = useStrings(pageStrings)
  const title = text(titles[mode], { name: labelText(resource.title, locale) })
  const condition = fixedCondition(where, parameters)
  const isShown = usePageShown()
  const { RowForm, failure } = useRowForm(isShown)
  if (!isShown) return null
  if (!RowForm) return failure ?? null
  const form = {
    ...props,
    values: mode === 'add' ? valuesOfCondition(condition) : undefined,
    label: title,
    onCancel: onClose,
  }
  return (
    <Drawer open isWide={!!props.isWide} title={title} onClose={onClose}>
      {props.draw ? props.draw(form) : <RowForm {...form} />}
    </Drawer>
  )
}
