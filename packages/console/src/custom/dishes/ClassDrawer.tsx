import { labelText } from '@ebkit/rules/fields'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { pageStrings } from '../../pages/strings'
import { Drawer } from '../../row/Drawer'
import { RowForm } from '../../row/RowForm'
import type { DishPartProps } from './useDishes'

/** What a form does with which class. */
export interface ClassForm {
  readonly mode: 'add' | 'edit'
  readonly id?: string
  readonly parentId?: string
}

export interface ClassDrawerProps extends DishPartProps {
  /** Undefined: it is closed. */
  form: ClassForm | undefined
  onClose(): void
}

const titles = { add: 'created', edit: 'edited' } as const
const lastPlace = 999

/** A class in a form. A new one is placed after the others. */
export function ClassDrawer({ form, ...props }: ClassDrawerProps) {
  const { dishClass, restaurantId, state, reload, onClose } = props
  const { locale } = usePlace()
  const text = useStrings(pageStrings)
  if (!form) return null
  const { mode, id, parentId } = form
  const last = Math.max(0, ...(state.rows ?? []).map(({ sortNo }) => Number(sortNo ?? 0)))
  const values = { restaurantId, sortNo: Math.min(last + 1, lastPlace), ...(parentId && { parentId }) }
  const title = text(titles[mode], { name: labelText(dishClass.title, locale) })
  return (
    <Drawer open title={title} onClose={onClose}>
      <RowForm
        {...props}
        resource={dishClass}
        mode={mode}
        id={id}
        values={mode === 'add' ? values : undefined}
        label={title}
        onCancel={onClose}
        onSaved={() => {
          reload()
          onClose()
        }}
      />
    </Drawer>
  )
}
