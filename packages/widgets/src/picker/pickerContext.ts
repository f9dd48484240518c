import type { SelectionRule } from '@ebkit/core/services/selectionRules'
import { remembering } from '../store/remembering'
import type { PickerOptions } from './options'
import type { PickerKind, PickerProps } from './pickerProps'
import type { Chosen, Selection } from './state'

/** A choice of its own that a page waits for. */
interface Picking<Value, Props> {
  settings: Props
  resolve(chosen?: Value[]): void
}

interface PickingContext<Value, Props> {
  /** The page's, as they were given last. */
  props: Props
  /** Undefined while the picker works on its selection. */
  picking: Picking<Value, Props> | undefined
}

/** What the parts of a mounted picker share. */
export interface PickerContext<Row, Reference, Value extends Reference, Props>
  extends PickingContext<Value, Props> {
  kind: PickerKind<Row, Reference, Value, Props>
  /** A person, or the page by a method, has opened or closed the dialog. */
  setOpen(isOpen: boolean): void
  /** A person has chosen what holds from now on. */
  choose(value: Value[] | SelectionRule): void
  reportError(cause: unknown): void
}

/** The properties that hold at the moment: those of `pick` while it waits. */
export const settingsOf = <Value, Props>({ props, picking }: PickingContext<Value, Props>): Props =>
  picking?.settings ?? props

/** Gives `pick` what was chosen; undefined where nothing was. */
export function finishPick<Value, Props>(context: PickingContext<Value, Props>, chosen?: Value[]): void {
  const { picking } = context
  context.picking = undefined
  picking?.resolve(chosen)
}

/** Ends `pick` with the picker: it does not come back with the element, and so the page is told that it closed. */
export function abandonPick<Value, Props extends { onHide?(): void }>(
  context: PickingContext<Value, Props>,
): void {
  const { picking, props } = context
  finishPick(context)
  if (picking) queueMicrotask(() => props.onHide?.())
}

/** What the model asks for and tells. */
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
  // They are asked for with each row.
  const optionsOf = remembering((settings: Props): PickerOptions<Row> => {
    const { tab, single, max, allowRule } = settings
    return {
      ...events,
      tabs: context.kind.tabsOf(settings),
      ...(tab !== undefined && { tab }),
      ...(single !== undefined && { single }),
      ...(max !== undefined && { max }),
      // A choice of its own gives rows.
      allowRule: !!allowRule && !single && !context.picking,
    }
  })
  return () => optionsOf(settingsOf(context))
}
