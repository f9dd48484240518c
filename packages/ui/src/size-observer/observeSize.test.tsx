import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { observeSize } from './observeSize'

const frame = () => new Promise(requestAnimationFrame)

describe('observeSize', () => {
  let box: HTMLElement
  beforeEach(() => {
    box = document.body.appendChild(document.createElement('div'))
    box.style.height = '10px'
  })
  afterEach(() => box.remove())

  it('reports no loop to the page where a size leads to another one', async () => {
    const loops: string[] = []
    const note = ({ message }: ErrorEvent) => loops.push(message)
    addEventListener('error', note)
    const heights: number[] = []
    const stop = observeSize(box, () => {
      heights.push(box.offsetHeight)
      if (box.offsetHeight < 40) box.style.height = `${box.offsetHeight + 10}px`
    })
    await until(() => heights.at(-1) === 40, `grown, ${heights}`)
    stop()
    removeEventListener('error', note)
    expect(heights).to.deep.equal([10, 20, 30, 40])
    expect(loops).to.deep.equal([])
  })

  it('calls nothing when it has ended, even if a size was found before', async () => {
    let isCalled = false
    const stop = observeSize(box, () => {
      isCalled = true
    })
    // Observers are called in the order of their creation: the first one has been called.
    await new Promise<void>((resolve) => {
      const other = new ResizeObserver(() => {
        other.disconnect()
        resolve()
      })
      other.observe(box)
    })
    stop()
    await frame()
    await frame()
    expect(isCalled).to.equal(false)
  })
})
