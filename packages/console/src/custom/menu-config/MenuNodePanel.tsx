import type { PageResource } from '@ebkit/core/services/consolePages'
import type { Row } from '@ebkit/core/services/rows'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { arrowLeftIcon } from '@ebkit/ui/icons'
import { useStrings } from '@ebkit/widgets/environment'
import { type ReactNode, useMemo, useRef } from 'react'
import { pageStrings } from '../../pages/strings'
import { RowForm } from '../../row/RowForm'
import { RowMissing } from '../../row/RowMissing'
import { RefusableButton } from '../RefusableButton'
import type { EditTabProps } from './EditTabProps'
import { codeOf, hasCode, pageType, permissionType, placeProblem } from './menuNodes'
import { menuConfigStrings } from './strings'
import { problemOf } from './useMenuConfig'

type PanelProps = EditTabProps & { onRemove(id: string): void }

/** The chosen node in its form, with its actions; or the form of a new one. */
export function MenuNodePanel(props: PanelProps) {
  const { place, state, tree } = props
  const row = place.menuId ? tree.find(place.menuId) : undefined
  if (place.isAdding) return <NewNode {...props} above={row} />
  if (!row) return state.rows ? <GoneNode {...props} /> : <div className="eb-tree-page__node" />
  return <ChosenNode {...props} row={row} />
}

function GoneNode({ tree, show }: PanelProps) {
  return (
    <section className="eb-tree-page__node">
      <NodeHead title="" onBack={() => show({ menuId: undefined })} />
      <RowMissing
        error={Object.assign(new Error('gone'), { status: 404 })}
        onRetry={() => void tree.load()}
      />
    </section>
  )
}

function NewNode(props: PanelProps & { above: Row | undefined }) {
  const { tree, state, above, goTo } = props
  const text = useStrings(menuConfigStrings)
  const resource = useAllowedTypes(props.resource, above?.menuType, undefined)
  const menuId = above && String(above.menuId)
  const type = above?.menuType === pageType ? permissionType : pageType
  const siblings = (state.rows ?? []).filter(({ parentId }) => (parentId ?? undefined) === menuId)
  const sort = Math.max(0, ...siblings.map((row) => Number(row.sort ?? 0))) + 1
  return (
    <section className="eb-tree-page__node" aria-label={text('add')}>
      <NodeHead title={text('add')} onBack={() => props.show({ menuId })} />
      <div className="eb-tree-page__body">
        <RowForm
          {...props}
          key={menuId}
          resource={resource}
          mode="add"
          id={undefined}
          values={{ menuType: type, sort, ...(menuId && { parentId: menuId }) }}
          label={text('add')}
          onCancel={() => goTo({ menuId })}
          onSaved={(saved) => {
            if (menuId) tree.expand(menuId)
            void tree.load()
            goTo({ menuId: String(saved.menuId) })
          }}
        />
      </div>
    </section>
  )
}

function ChosenNode(props: PanelProps & { row: Row }) {
  const { row, tree, open, show, goTo, onRemove } = props
  const text = useStrings(menuConfigStrings)
  const { menuId, menuName, menuType, parentId } = row
  const name = String(menuName ?? '')
  const parent = parentId ? tree.find(String(parentId)) : undefined
  const resource = useAllowedTypes(props.resource, parent?.menuType, menuType)
  const form = useFormOf(String(menuId), Number(row.version), open.isDirty ?? false)
  const { rights } = props.resource
  const below = problemOf(tree.find, permissionType, String(menuId))
  return (
    <section className="eb-tree-page__node" aria-label={name}>
      <NodeHead title={name} code={<Code row={row} />} onBack={() => show({ menuId: undefined })}>
        {rights.includes('add') && (
          <>
            <RefusableButton
              reason={below && text(below)}
              onClick={() => show({ menuId: String(menuId), add: 'below' })}
            >
              {text('addBelow')}
            </RefusableButton>
            <Button onClick={() => show({ menuId: parent && String(parent.menuId), add: 'below' })}>
              {text('addBeside')}
            </Button>
          </>
        )}
        {rights.includes('delete') && (
          <RefusableButton
            reason={row.locked === true ? text('lockedStays') : undefined}
            onClick={() => onRemove(String(menuId))}
          >
            {text('remove')}
          </RefusableButton>
        )}
      </NodeHead>
      <div className="eb-tree-page__body">
        <RowForm
          {...props}
          key={form.key}
          resource={resource}
          mode="edit"
          id={String(menuId)}
          label={name}
          onCancel={() => goTo({ menuId: undefined })}
          onSaved={(saved) => {
            form.saved(Number(saved.version))
            void tree.load()
          }}
        />
      </div>
    </section>
  )
}

/** The code of the node, or the placeholder in grey. @spec W-PERM-5 */
function Code({ row }: { row: Row }) {
  return (
    <code className={`eb-menu-config__code${hasCode(row) ? '' : ' eb-menu-config__code--none'}`}>
      {codeOf(row)}
    </code>
  )
}

/**
 * Resets a form if its node was moved or changed elsewhere, unless the form has changes: then saving shows both
 * versions.
 */
function useFormOf(id: string, version: number, isDirty: boolean) {
  const held = useRef({ id, version, generation: 0 })
  const { current } = held
  if (current.id !== id || (current.version < version && !isDirty))
    held.current = { id, version, generation: current.generation + 1 }
  return {
    key: held.current.generation,
    saved(next: number) {
      held.current.version = next
    },
  }
}

/** The resource with the types that are allowed below a parent; the others say why they are not. */
function useAllowedTypes(resource: PageResource, above: unknown, own: unknown): PageResource {
  const text = useStrings(menuConfigStrings)
  return useMemo(() => {
    const isRefused = (type: unknown) => type !== own && placeProblem(type, above) !== undefined
    const fields = resource.fields.map((field) => {
      if (field.name !== 'menuType' || !field.options?.some(({ value }) => isRefused(value))) return field
      const options = field.options.map((option) => ({ ...option, disabled: isRefused(option.value) }))
      const reason = text('folderBelow')
      return { ...field, options, help: { zh: reason, en: reason } }
    })
    return { ...resource, fields }
  }, [resource, above, own, text])
}

interface NodeHeadProps {
  title: string
  code?: ReactNode
  onBack(): void
  children?: ReactNode
}

function NodeHead({ title, code, onBack, children }: NodeHeadProps) {
  const text = useStrings(pageStrings)
  return (
    <header className="eb-tree-page__head">
      <Button kind="icon" className="eb-tree-page__back" label={text('back')} onClick={onBack}>
        <Icon path={arrowLeftIcon} />
      </Button>
      <h2>
        {title} {code}
      </h2>
      <span className="eb-tree-page__actions">{children}</span>
    </header>
  )
}
