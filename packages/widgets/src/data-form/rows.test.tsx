import { drawn, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { useImperativeHandle } from 'react'
import type { ControlProps } from './Control'
import { registerFieldType } from './fieldTypes'
import { useHold } from './parts/useHold'
import { useRecheck } from './parts/useRecheck'
import { FormPage, setUp } from './testing/FormPage'

const checked: unknown[] = []

/** Two buttons: something begins, which must end before the form is saved, and ends. Its value is checked before. */
function HeldControl(props: ControlProps) {
  const hold = useHold(props)
  const handle = useRecheck<{ recheck(): Promise<unknown> }>(props)
  useImperativeHandle(handle, () => ({ recheck: async () => checked.push(props.value) }))
  return (
    <>
      <button type="button" className="begin" onClick={() => hold('未完成')} />
      <button type="button" className="end" onClick={() => hold()} />
    </>
  )
}

async function openRows(...values: string[]) {
  registerFieldType('working', { Control: HeldControl })
  const saved: unknown[] = []
  const page = new FormPage({
    ...{ resource: '', draft: '' },
    fields: [
      {
        ...{ name: 'rows', label: { zh: '行' }, type: 'list' },
        fields: [{ name: 'work', label: { zh: '工作' }, type: 'working' as 'string' }],
      },
    ],
    value: { rows: values.map((work) => ({ work })) },
    saveTo: async (sent) => {
      saved.push(sent.rows)
      return sent
    },
  })
  await page.ready()
  const has = (count: number) => until(() => page.all('.end').length === count, `${count} rows`)
  await has(values.length)
  const press = (selector: string, row: number) => page.all(selector)[row]?.click()
  return {
    ...{ page, saved, press, has },
    async removeFirst() {
      const before = page.all('.end').length
      press('.eb-data-form-rows__head button', 0)
      await has(before - 1)
    },
    save: () => page.handle.current?.save(),
  }
}

describe('eb-data-form: rows behind a removed one', () => {
  setUp()
  beforeEach(() => {
    checked.length = 0
  })

  it('prevent saving until what has begun in each of them has ended', async () => {
    const { saved, press, removeFirst, save } = await openRows('a', 'b', 'c')
    press('.begin', 1)
    press('.begin', 2)
    await removeFirst()
    await save()
    press('.end', 0)
    await save()
    expect(saved).to.deep.equal([])
    press('.end', 1)
    await save()
    expect(saved).to.deep.equal([[{ work: 'b' }, { work: 'c' }]])
  })

  it('no longer do when they are removed too', async () => {
    const { saved, press, removeFirst, save } = await openRows('a', 'b')
    press('.begin', 1)
    await removeFirst()
    await removeFirst()
    await save()
    expect(saved).to.deep.equal([[]])
  })

  it('are checked before saving, and so is a row that is added after them', async () => {
    const { page, press, has, removeFirst, save } = await openRows('a', 'b')
    await removeFirst()
    press('.eb-data-form-rows__add button', 0)
    await has(2)
    page.handle.current?.setValue('rows.1.work', 'c')
    await drawn()
    await save()
    expect(checked).to.deep.equal(['b', 'c'])
  })
})
