import { ServiceError } from '@ebkit/core/errors'
import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { paintPage } from '../testing/paintPage'
import { slotRows, slots } from '../testing/slots'
import { FormPage } from './FormPage'

const page = {
  ...{ kind: 'form', modes: ['add', 'edit', 'copy'], param: 'slotId', after: '/slots' },
  sections: [{ title: { zh: '概况' }, fields: ['slotName', 'total'] }],
}

/** The form for a user with these rights. */
const paint = (rights: readonly string[], query: string, modes = page.modes) =>
  paintPage(FormPage, { page: { ...page, modes }, resource: { ...slots, rights }, rows: slotRows, query })

const ofRow = `?slotId=${slotRows[0]?.slotId}`
const words = (host: HTMLElement) =>
  [...host.querySelectorAll('button')].map(({ textContent }) => textContent)
const inputs = (host: HTMLElement) => [...host.querySelectorAll('input')]

describe('a page with a form', () => {
  it('is only read by who may not edit: it says so, has no fields to fill in and nothing to save', async () => {
    const { view, said } = await paint(['view'], ofRow)
    await until(() => view.host.querySelectorAll('.eb-data-form__read-only').length === 2, 'values as text')
    expect(said()).to.contain('你没有修改的权限，只能查看')
    expect(inputs(view.host)).to.deep.equal([])
    expect(words(view.host)).to.include('关闭').and.not.to.include('保存')
    view.unmount()
  })

  it('that leads back to itself has nothing to close where it is only read', async () => {
    const { view } = await paintPage(FormPage, {
      page: { ...page, after: '/page' },
      resource: { ...slots, rights: ['view'] },
      rows: slotRows,
      query: ofRow,
    })
    await until(() => view.host.querySelectorAll('.eb-data-form__read-only').length === 2, 'values as text')
    expect(words(view.host)).not.to.include('关闭')
    view.unmount()
  })

  it('shows no secrets, which are never sent, to who may not edit', async () => {
    const secret = { name: 'secret', label: { zh: '密钥' }, type: 'string', writeOnly: true }
    const { view, said } = await paintPage(FormPage, {
      page: { ...page, sections: [{ title: { zh: '概况' }, fields: ['slotName', 'secret'] }] },
      resource: { ...slots, fields: [...slots.fields, secret], rights: ['view'] },
      rows: slotRows,
      query: ofRow,
    })
    await until(() => view.host.querySelectorAll('.eb-data-form__read-only').length === 1, 'values as text')
    expect(said()).not.to.contain('密钥')
    view.unmount()
  })

  it('is filled in by who may edit', async () => {
    const { view, said } = await paint(['view', 'edit'], ofRow)
    await until(() => inputs(view.host).length, 'fields')
    expect(words(view.host)).to.include('保存')
    expect(said()).not.to.contain('权限')
    view.unmount()
  })

  it('says to who may not add that they may not, in place of an empty form', async () => {
    for (const [query, modes] of [
      ['', page.modes],
      [`?copyId=${slotRows[0]?.slotId}`, page.modes],
    ] as const) {
      const { view, said } = await paint(['view'], query, modes)
      await until(() => said().includes('你没有新建的权限'), `the message of ${query}`)
      expect(view.host.querySelector('form')).to.equal(null)
      view.unmount()
    }
    const { view, said } = await paint(['view', 'add'], '')
    await until(() => inputs(view.host).length, 'fields')
    expect(said()).not.to.contain('权限')
    view.unmount()
  })

  it('that only edits says it too, where nobody has saved its row', async () => {
    const { view, said } = await paintPage(FormPage, {
      page: { ...page, modes: ['edit'], param: undefined },
      resource: { ...slots, rights: ['view'] },
      rows: [],
    })
    await until(() => said().includes('你没有修改的权限'), 'message')
    expect(view.host.querySelector('form')).to.equal(null)
    view.unmount()
  })

  it('edits the row that its own condition picks, where no parameter names one', async () => {
    const { view, asked } = await paintPage(FormPage, {
      page: { ...page, modes: ['edit'], param: undefined, where: 'status=OPEN' },
      resource: { ...slots, rights: ['view', 'edit'] },
      rows: slotRows.slice(1),
    })
    await until(() => inputs(view.host).length > 0, 'fields')
    expect(asked).to.include('listResourceByBody {"pageSize":1,"filter":"status=OPEN"}')
    expect(asked).to.include(`getRow {"slotId":"${slotRows[1]?.slotId}"}`)
    view.unmount()
  })

  it('whose condition picks no row says so, in place of a form that could not be saved', async () => {
    const { view, said } = await paintPage(FormPage, {
      page: { ...page, modes: ['edit'], param: undefined, where: 'status=OPEN' },
      resource: { ...slots, rights: ['view', 'edit'] },
      rows: [],
    })
    await until(() => said().includes('这里还没有数据'), 'message')
    expect(view.host.querySelector('form')).to.equal(null)
    view.unmount()
  })
})

describe('a page with a form that saves and runs an action', () => {
  const named = slots.fields.map((field) =>
    field.name === 'slotName' ? { ...field, required: true } : field,
  )

  /** A form whose name was emptied, so that it cannot be saved. */
  async function paintEmptied() {
    const { view, asked, gone } = await paintPage(FormPage, {
      page: { ...page, andThen: { action: 'close', label: { zh: '保存并关闭' } } },
      resource: { ...slots, fields: named },
      rows: slotRows,
      query: ofRow,
    })
    const name = await until(() => view.host.querySelector<HTMLInputElement>('input'), 'fields')
    const enter = async (keys: Parameters<typeof sendKeys>[0]) => {
      name.focus()
      name.select()
      await sendKeys(keys)
    }
    await enter({ press: 'Delete' })
    return {
      ...{ view, gone, enter },
      press: (words: string) =>
        [...view.host.querySelectorAll('button')].find(({ textContent }) => textContent === words)?.click(),
      isRefused: () =>
        view.host.querySelector('[aria-invalid=true]') && !view.host.querySelector('[aria-busy=true]'),
      /** Saves and actions that were requested. */
      sent: () => asked.flatMap((call) => call.match(/^(saveRow|runResourceAction)/)?.[0] ?? []),
    }
  }

  it('runs it with its own button', async () => {
    const form = await paintEmptied()
    await form.enter({ type: '早场' })
    form.press('保存并关闭')
    await until(() => form.gone.length, 'the page after')
    expect(form.sent()).to.deep.equal(['saveRow', 'runResourceAction'])
    form.view.unmount()
  })

  it('does not run it with the other button, after its own was refused', async () => {
    const form = await paintEmptied()
    form.press('保存并关闭')
    await until(form.isRefused, 'refusal')
    await form.enter({ type: '早场' })
    form.press('保存')
    await until(() => form.gone.length, 'the page after')
    expect(form.sent()).to.deep.equal(['saveRow'])
    form.view.unmount()
  })

  /** A form whose first saves get no answer, until nobody knows whether it was saved. */
  async function paintUnsure() {
    let isLost = true
    const saveRow = () => {
      if (isLost) throw new ServiceError('saveRow', 'network')
      return { ...slotRows[0], version: 2 }
    }
    const { view, asked, gone, said } = await paintPage(FormPage, {
      page: { ...page, andThen: { action: 'close', label: { zh: '保存并关闭' } } },
      ...{ resource: slots, rows: slotRows, query: ofRow, answers: { saveRow } },
    })
    const name = await until(() => view.host.querySelector<HTMLInputElement>('input'), 'fields')
    const enter = async (type: string) => {
      name.focus()
      await sendKeys({ type })
    }
    const press = (words: string) =>
      [...view.host.querySelectorAll('button')].find(({ textContent }) => textContent === words)?.click()
    const sent = () => asked.flatMap((call) => call.match(/^(saveRow|runResourceAction)/)?.[0] ?? [])
    await enter('早')
    press('保存并关闭')
    // each further press asks at once, in place of the pause before it
    for (let count = 1; count < 5; count++) {
      await until(() => sent().length === count && said().includes('正在查'), `answer ${count}`)
      press('保存')
    }
    await until(() => said().includes('再查一次'), 'unsure')
    return {
      ...{ view, gone, asked, enter, press },
      /** What was sent from now on. */
      answer: () => {
        isLost = false
        asked.length = 0
      },
      sent,
    }
  }

  it('runs it once the answer that was lost is known, whichever button asks', async () => {
    for (const words of ['再查一次', '保存']) {
      const form = await paintUnsure()
      form.answer()
      form.press(words)
      await until(() => form.gone.length, 'the page after')
      expect(form.sent()).to.deep.equal(['saveRow', 'runResourceAction'])
      form.view.unmount()
    }
  })

  it('saves what was entered after a lost answer, too, before it runs it and is left', async () => {
    const form = await paintUnsure()
    await form.enter('场')
    form.answer()
    form.press('保存')
    await until(() => form.gone.length, 'the page after')
    expect(form.sent()).to.deep.equal(['saveRow', 'saveRow', 'runResourceAction'])
    form.view.unmount()
  })

  it('runs it once a conflict with somebody else’s change is resolved, and not after it was put off', async () => {
    const row = slotRows[0]
    const changed = { ...row, slotName: '改过的', version: 2 }
    let refusals = 2
    const saveRow = () => {
      if (refusals-- > 0) throw Object.assign(new Error(), { status: 409, data: { current: changed } })
      return changed
    }
    const { view, asked, gone } = await paintPage(FormPage, {
      page: { ...page, andThen: { action: 'close', label: { zh: '保存并关闭' } } },
      ...{ resource: slots, rows: slotRows, query: ofRow, answers: { saveRow } },
    })
    const press = async (words: string, inside = '') => {
      const buttons = () => [...view.host.querySelectorAll<HTMLElement>(`${inside} button`)]
      const button = await until(() => buttons().find(({ textContent }) => textContent === words), words)
      button.click()
    }
    const name = await until(() => view.host.querySelector<HTMLInputElement>('input'), 'fields')
    name.focus()
    await sendKeys({ type: '早' })
    await press('保存并关闭')
    await press('暂不保存', 'dialog[open]')
    await until(() => !view.host.querySelector('dialog[open]'), 'the conflict put off')
    await press('保存并关闭')
    await press('按选择保存', 'dialog[open]')
    await until(() => gone.length, 'the page after')
    const sent = asked.flatMap((call) => call.match(/^(saveRow|runResourceAction)/)?.[0] ?? [])
    expect(sent).to.deep.equal(['saveRow', 'saveRow', 'saveRow', 'runResourceAction'])
    view.unmount()
  })
})
