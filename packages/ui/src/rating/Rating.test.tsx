import { mount, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { useState } from 'react'
import { adoptTokens } from '../styles/adoptTokens'
import { Rating } from './Rating'

adoptTokens(document)

const names = ['bad', 'poor', 'fair', 'good', 'best']

async function openRating({ isQuiet = false } = {}) {
  const changes: number[] = []
  function Sample() {
    const [value, setValue] = useState<number | null>(null)
    const change = (next: number) => {
      changes.push(next)
      setValue(next)
    }
    return <Rating label="Rating" names={names} value={value} onChange={change} isQuiet={isQuiet} />
  }
  const { root, host } = mount(
    <form>
      <Sample />
    </form>,
  )
  await until(() => root.querySelectorAll('input').length === 5)
  const stars = [...root.querySelectorAll('input')]
  const lit = () => root.querySelectorAll('.eb-rating__icon--on').length
  return { root, host, stars, lit, changes }
}

describe('Rating', () => {
  it('is one Tab stop; arrows choose and wrap around, Space chooses', async () => {
    const { stars, changes, host } = await openRating()
    stars[0]?.focus()
    await sendKeys({ press: ' ' })
    await sendKeys({ press: 'ArrowLeft' })
    await until(() => changes.length === 2)
    expect(changes).to.deep.equal([1, 5])
    await sendKeys({ press: 'Tab' })
    expect(stars.some((star) => star.matches(':focus'))).to.equal(false)
    await expect(host).to.be.accessible()
  })

  describe('quiet', () => {
    const ring = (star: Element | undefined) => star && getComputedStyle(star).outlineStyle
    const focusByItself = (star: HTMLElement | undefined) =>
      star?.focus({ focusVisible: true } as FocusOptions)

    it('it has no ring at first, and one after a key', async () => {
      const { stars: loud } = await openRating()
      focusByItself(loud[0])
      expect(ring(loud[0]), 'else it has one').to.equal('solid')
      const { stars } = await openRating({ isQuiet: true })
      focusByItself(stars[0])
      expect(ring(stars[0])).to.equal('none')
      await sendKeys({ press: 'Shift' })
      await until(() => ring(stars[0]) === 'solid', 'ring')
    })

    it('it has a ring when focus returns', async () => {
      const { stars } = await openRating({ isQuiet: true })
      focusByItself(stars[0])
      expect(ring(stars[0])).to.equal('none')
      stars[0]?.blur()
      focusByItself(stars[0])
      await until(() => ring(stars[0]) === 'solid', 'ring')
    })
  })

  it('lights the stars up to the pointer, and the chosen ones when it leaves', async () => {
    const { stars, lit } = await openRating()
    stars[1]?.click()
    await until(() => lit() === 2)
    const { x, y, width } = (stars[3] as HTMLElement).getBoundingClientRect()
    await sendMouse({ type: 'move', position: [Math.round(x + width / 2), Math.round(y + width / 2)] })
    await until(() => lit() === 4)
    await sendMouse({ type: 'move', position: [700, 590] })
    await until(() => lit() === 2)
  })

  it('belongs to no form of the page', async () => {
    const { root, stars } = await openRating()
    stars[4]?.click()
    expect([...new FormData(root.querySelector('form') as HTMLFormElement)]).to.deep.equal([])
  })
})
