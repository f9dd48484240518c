import { childrenOf } from '../rows-tree/rowsTree'
import type { DishPartProps } from './useDishes'

/** The classes of a restaurant to choose from; those below another one say so. */
export function classOptions({ state, dishClass }: Pick<DishPartProps, 'state' | 'dishClass'>) {
  const { key, display, parent = '' } = dishClass
  const children = childrenOf(state.rows ?? [], { key, parent })
  return (children.get('') ?? []).flatMap((row) => {
    const name = String(row[display])
    const below = children.get(String(row[key])) ?? []
    return [
      { value: String(row[key]), label: name },
      ...below.map((each) => ({ value: String(each[key]), label: `${name} / ${String(each[display])}` })),
    ]
  })
}
