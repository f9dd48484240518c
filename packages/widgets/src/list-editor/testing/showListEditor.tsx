import { mount, until } from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { useState } from 'react'
import { EnvironmentProvider } from '../../environment'
import { type ListColumn, ListEditor, type ListEditorProps, type ListRow, listProblem } from '..'

adoptTokens(document)

export const columns: ListColumn[] = [
  { name: 'name', label: '名称', required: true, maxLength: 6 },
  { name: 'price', label: '价格', type: 'decimal', min: 0 },
  { name: 'kind', label: '类型', type: 'enum', options: ['票', { value: 'meal', label: '餐' }] },
]
export const three: ListRow[] = [
  { id: 'A1', name: '成人票', price: 98, kind: '票' },
  { id: 'A2', name: '儿童票', price: 49, kind: '票' },
  { id: 'A3', name: '下午茶', price: 128, kind: 'meal' },
]

interface SampleProps extends Omit<ListEditorProps, 'onInput' | 'onChange'> {
  reported: [string, readonly ListRow[]][]
  locale?: string
}

/** A page that keeps the rows, and reports their problems after a change. */
export function Sample({ reported, locale = 'zh', ...props }: SampleProps) {
  const [rows, setRows] = useState(props.rows ?? [])
  const [isTouched, setTouched] = useState(false)
  const listen = (name: string) => (detail: { value: readonly ListRow[] }) => {
    reported.push([name, detail.value])
    setRows(detail.value)
    setTouched(true)
  }
  const limits = {
    columns: props.columns ?? [],
    minRows: props.minRows ?? 0,
    maxRows: props.maxRows ?? Infinity,
  }
  return (
    <EnvironmentProvider value={{ locale }}>
      <ListEditor
        {...props}
        rows={rows}
        errorMessage={isTouched ? listProblem(rows, limits, locale)?.message : undefined}
        onInput={listen('input')}
        onChange={listen('change')}
      />
    </EnvironmentProvider>
  )
}

export async function show(props: Partial<SampleProps> = {}) {
  const reported: SampleProps['reported'] = []
  const view = mount(<Sample columns={columns} rows={three} {...props} reported={reported} />)
  const find = <E extends HTMLElement>(selector: string) => view.root.querySelector<E>(selector) as E
  await until(() => find('[part=add]'))
  const all = <E extends HTMLElement>(selector: string) => [...view.root.querySelectorAll<E>(selector)]
  const rows = () => all('[part=row]')
  const row = (index: number) => rows()[index] as HTMLElement
  const field = (index: number, column: number) =>
    row(index)?.querySelector<HTMLInputElement>(`[data-column="${column}"]`) as HTMLInputElement
  const number = (index: number) => row(index)?.querySelector('[part=number]') as HTMLButtonElement
  const grip = (index: number) => row(index)?.querySelector('.eb-list-editor__grip') as HTMLButtonElement
  const focused = () => (view.root as ShadowRoot).activeElement
  const names = () => rows().map((_, index) => field(index, 0).value)
  const values = () => reported.at(-1)?.[1]
  const pressed = () => rows().map((_, index) => number(index).getAttribute('aria-pressed') === 'true')
  const said = () => find('[role=status]').textContent
  const messages = () => all('[part=message]').map((one) => one.textContent)
  const tool = (part: string) => find<HTMLButtonElement>(`[part=${part}]`)
  const isOff = (part: string) => tool(part).getAttribute('aria-disabled') === 'true'
  /** Why a button is disabled. */
  const reason = (part: string) => {
    const id = tool(part).getAttribute('aria-describedby')
    return id && view.root.querySelector(`#${CSS.escape(id)}`)?.textContent
  }
  return {
    ...view,
    reported,
    find,
    rows,
    row,
    field,
    number,
    grip,
    focused,
    names,
    values,
    pressed,
    said,
    messages,
    tool,
    isOff,
    reason,
  }
}
