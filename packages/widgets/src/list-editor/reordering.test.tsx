import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { show, three } from './testing/showListEditor'

const press = (key: string) => sendKeys({ press: key })
const center = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [Math.round(left + width / 2), Math.round(top + height / 2)] as [number, number]
}

describe('ListEditor', () => {
  it('rows are reordered by keyboard, and Esc cancels', async () => {
    const { grip, names, said, values, focused, reported } = await show()
    grip(0).focus()
    await press(' ')
    await until(() => said()?.startsWith('第 1 行：'))
    await press('ArrowDown')
    await press('End')
    await until(() => said() === '第 3 行，共 3 行')
    await press('Home')
    await press('Escape')
    await until(() => said() === '第 1 行，共 3 行')
    expect(reported).to.deep.equal([])
    await press('Enter')
    await press('ArrowDown')
    await press(' ')
    await until(() => names()[0] === '儿童票')
    expect(values()).to.deep.equal([three[1], three[0], three[2]])
    await until(() => focused() === grip(1))
    expect(reported.map(([name]) => name)).to.deep.equal(['input', 'change'])
  })

  it('rows are reordered by mouse; leaving a grip drops the row', async () => {
    const { grip, row, names, reported } = await show()
    const target = center(row(2))
    await sendMouse({ type: 'move', position: center(grip(0)) })
    await sendMouse({ type: 'down' })
    await sendMouse({ type: 'move', position: [target[0], target[1] + 8] })
    await until(() => row(0).style.order === '2')
    expect(reported).to.deep.equal([])
    await sendMouse({ type: 'up' })
    await until(() => names()[2] === '成人票')
    expect(names()).to.deep.equal(['儿童票', '下午茶', '成人票'])
    grip(0).focus()
    await press(' ')
    await press('ArrowDown')
    await press('Tab')
    await until(() => names()[1] === '儿童票')
  })
})
