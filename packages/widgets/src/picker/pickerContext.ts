import type { SelectionRule } from '@ebkit/core/services/selectionRules'
import { remembering } from '../store/remembering'
import type { PickerOptions } from './options'
import type { PickerKind, PickerProps } from './pickerProps'
import type { Chosen, Selection } from './state'

/** A separate choice that a page waits for. */
interface Picking<Value, Props> {
  settings: Props
  resolve(chosen?: Value[]): void
}

interface PickingContext<Value, Props> {
  /** The page's props, as last rendered. */
  props: Props
  /** Undefined while the picker works on its own selection. */
  picking: Picking<Value, Props> | undefined
}

/** What the parts of a mounted picker share. */
export interface PickerContext<Row, Reference, Value extends Reference, Props>
  extends PickingContext<Value, Props> {
  kind: PickerKind<Row, Reference, Value, Props>
  /** The user, or the page by a method, has opened or closed the dialog. */
  setOpen(isOpen: boolean): void
  /** The user has confirmed a choice. */
  choose(value: Value[] | SelectionRule): void
  reportError(cause: unknown): void
}

/** The current props: those of `pick` while it is open. */
export const settingsOf = <Value, Props>({ props, picking }: PickingContext<Value, Props>): Props =>
  picking?.settings ?? props

/** Resolves `pick` with the choice; undefined if there was none. */
export function finishPick<Value, Props>(context: PickingContext<Value, Props>, chosen?: Value[]): void {
  const { picking } = context
  context.picking = undefined
  picking?.resolve(chosen)
}

/**
 * Ends `pick` when the picker is unmounted: it is not restored with the element, so the page gets its close event.
 */
export function abandonPick<Value, Props extends { onHide?(): void }>(
  context: PickingContext<Value, Props>,
): void {
  const { picking, props } = context
  finishPick(context)
  if (picking) queueMicrotask(() => props.onHide?.())
}

/** Options and events of the model. */
export function pickerOptions<
  Row,
  Reference,
  Value extends Reference,
  Props extends PickerProps<Reference, Value>,
>(context: PickerContext<Row, Reference, Value, Props>): () => PickerOptions<Row> {
  const valuesOf = (chosen: Selection<Row>) => chosen.map((one: Chosen<Row>) => context.kind.toValue(one))
  const events: Omit<PickerOptions<Row>, 'tabs'> = {
    onSelect: (draft) => context.props.onSelect?.({ selection: valuesOf(draft) }),
    onConfirm(selection, rule) {
      const value = valuesOf(selection)
      if (context.picking) finishPick(context, value)
      else context.choose(rule ?? value)
    },
    onBeforeShow: () => !context.props.disabled && context.props.onBeforeShow?.(),
    onShow() {
      context.setOpen(true)
      context.props.onShow?.()
    },
    onHide(isConfirmed) {
      context.setOpen(false)
      context.props.onHide?.()
      if (!isConfirmed) context.props.onCancel?.()
      finishPick(context)
    },
    onError: (cause) => context.reportError(cause),
  }
  // Read with each row.
  const optionsOf = remembering((settings: Props): PickerOptions<Row> => {
    const { tab, single, max, allowRule } = settings
    return {
      ...events,
      tabs: context.kind.tabsOf(settings),
      ...(tab !== undefined && { tab }),
      ...(single !== undefined && { single }),
      ...(max !== undefined && { max }),
      // A separate choice consists of rows.
      allowRule: !!allowRule && !single && !context.picking,
    }
  })
  return () => optionsOf(settingsOf(context))
}
