import type { PageResource } from '@ebkit/core/services/consolePages'
import { createRowService, type Row } from '@ebkit/core/services/rows'
import { labelText, noValue } from '@ebkit/rules/fields'
import { ModalBox } from '@ebkit/ui/modal-box'
import { useDescribeError, useEnvironment, useStrings } from '@ebkit/widgets/environment'
import type { OutcomeText } from '@ebkit/widgets/row-questions'
import { useState } from 'react'
import { applyMenu } from './applyMenu'
import { isEmptyDifference, type MenuDifference } from './menuFile'
import { menuConfigStrings } from './strings'

export interface MenuImportProps {
  resource: PageResource
  rows: readonly Row[]
  /** Undefined: the dialog is closed. */
  difference: MenuDifference | undefined
  onClose(): void
  onApplied(outcome: OutcomeText): void
}

/** Shows what a file changes before it is applied. */
export function MenuImport({ resource, rows, difference, onClose, onApplied }: MenuImportProps) {
  const { http, locale } = useEnvironment()
  const text = useStrings(menuConfigStrings)
  const describe = useDescribeError()
  const [done, setDone] = useState<number>()
  const { added = [], changed = [], removed = [] } = difference ?? {}
  const all = added.length + changed.length + removed.length
  const isEmpty = !difference || isEmptyDifference(difference)
  const apply = async () => {
    if (!difference || done !== undefined) return
    setDone(0)
    try {
      const { done: applied, failed } = await applyMenu(
        {
          service: createRowService(http),
          resource: resource.resource,
          lang: locale === 'en' ? 'en' : 'zh',
          onStep: setDone,
        },
        difference,
      )
      const heading = failed.length
        ? text('appliedSome', { done: applied, failed: failed.length })
        : text('applied', { done: applied })
      const reasons = failed.map(({ name, error }) => `${name}：${reasonOf(error, describe)}`)
      onApplied({ heading, detail: reasons.join('；'), isFailure: failed.length > 0 })
    } finally {
      setDone(undefined)
    }
  }
  return (
    <ModalBox
      open={!!difference}
      label={text('importTitle')}
      heading={text('importTitle')}
      size="md"
      {...(!isEmpty && { okLabel: text('apply') })}
      cancelLabel={text('cancel')}
      closeLabel={text('close')}
      onClose={(reason) => (reason === 'ok' ? void apply() : done === undefined && onClose())}
    >
      <p role="status">
        {done !== undefined
          ? text('applying', { done, all })
          : isEmpty
            ? text('importSame')
            : text('importLead', { added: added.length, changed: changed.length, removed: removed.length })}
      </p>
      {difference && <Lists {...{ resource, rows, difference }} />}
    </ModalBox>
  )
}

/** The gateway's reason, also for a refusal that is not a service error. */
const reasonOf = (error: unknown, describe: (error: unknown) => string) =>
  error instanceof Error && !('status' in error) ? error.message : describe(error)

type ListsProps = Pick<MenuImportProps, 'resource' | 'rows'> & { difference: MenuDifference }

function Lists({ resource, rows, difference }: ListsProps) {
  const { locale } = useEnvironment()
  const text = useStrings(menuConfigStrings)
  const labelOf = (name: string) =>
    labelText(resource.fields.find((field) => field.name === name)?.label, locale) || name
  const nameOf = (id: unknown) => rows.find(({ menuId }) => menuId === id)?.menuName ?? id ?? noValue
  const shown = (name: string, value: unknown) =>
    String(name === 'parentId' ? nameOf(value) : (value ?? noValue))
  return (
    <>
      <Part
        title={text('added')}
        tone="added"
        items={difference.added.map(({ id, values }) => [id, String(values.menuName)])}
      />
      <Part
        title={text('changed')}
        tone="changed"
        items={difference.changed.map(({ row, entry, fields }) => [
          entry.id,
          `${row.menuName}：${fields
            .map((name) => {
              const next = name === 'parentId' ? entry.parentId : entry.values[name]
              return `${labelOf(name)} ${shown(name, row[name])} → ${shown(name, next)}`
            })
            .join('；')}`,
        ])}
      />
      <Part
        title={text('removed')}
        tone="removed"
        items={difference.removed.map(({ menuId, menuName }) => [String(menuId), String(menuName)])}
      />
      <Part
        title={text('kept')}
        tone="kept"
        items={difference.kept.map(({ menuId, menuName }) => [String(menuId), String(menuName)])}
      />
    </>
  )
}

function Part({
  title,
  tone,
  items,
}: {
  title: string
  tone: string
  items: readonly (readonly [string, string])[]
}) {
  if (!items.length) return null
  return (
    <section className={`eb-menu-config__part eb-menu-config__part--${tone}`} aria-label={title}>
      <h3>
        {title} {items.length}
      </h3>
      <ul>
        {items.map(([id, said]) => (
          <li key={id}>{said}</li>
        ))}
      </ul>
    </section>
  )
}
